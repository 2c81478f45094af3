// Looks at rules before a game begins.

import { engine } from '../engine/engine';
import type { RulesSource, VariantView } from '../engine/messages';

/** The variant of some rules, built in or one's own, and every seat of its board by id. */
export async function openRules(
  rules: RulesSource,
): Promise<{ variant: VariantView; seats: string[] }> {
  const { table, view } = await engine().ask({ ask: 'open', rules });
  await engine().ask({ ask: 'close', table });
  const { has_matches, match } = await engine().ask({ ask: 'rules', rules });
  const seated = view.seats.filter(({ is_seated }) => is_seated);
  const variant: VariantView = {
    rules: view.rules,
    seats: seated.map(({ id }) => id),
    has_dice: view.dice.length > 0 || view.turn.kind === 'chance',
    has_matches,
    match,
  };
  return { variant, seats: view.seats.map(({ id }) => id) };
}
