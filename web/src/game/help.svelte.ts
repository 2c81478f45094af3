// Help at the table: a hint, the best moves, what the position is worth.

import { thinker } from '../engine/engine';
import type { Thinking } from '../engine/messages';
import { say } from '../texts/texts.svelte';
import { settings } from './settings.svelte';
import type { Sitting } from './sitting.svelte';
import { tell } from './telling';

export class Help {
  hint = $state.raw<Thinking | null>(null);
  best = $state.raw<Thinking | null>(null);
  /** The chance of each seat to win, while that is shown. */
  chances = $state.raw<number[] | null>(null);
  /** Somebody looks for a hint. */
  looking = $state(false);

  constructor(private readonly sitting: Sitting) {}

  /** What was said of a position that is no more. */
  clear() {
    this.hint = null;
    this.best = null;
  }

  /** Whether the position is still the one that it is now. */
  private here(): () => boolean {
    const { events } = this.sitting.view;
    return () => this.sitting.view.events === events;
  }

  async askHint() {
    if (this.sitting.due !== 'move' || !this.sitting.canHelp) return;
    const isSame = this.here();
    this.looking = true;
    const thought = await thinker().think(this.sitting.game, { lines: 1, seed: 1 });
    this.looking = false;
    if (!isSame()) return;
    this.hint = thought;
    const [move] = thought.lines[0]?.moves ?? [];
    const { board, view, seat } = this.sitting;
    if (move) this.sitting.said = say('say-hint', { move: tell(board, view, seat ?? 0, move) });
  }

  /** Asks what the position is worth, as far as that is shown. */
  async judge() {
    const { sitting } = this;
    const isSame = this.here();
    if (settings.evaluation && sitting.canHelp && !sitting.isOver) {
      const worth = await thinker().evaluate(sitting.game);
      if (isSame()) this.chances = worth.wins;
    } else this.chances = null;
    if (settings.bestMoves && sitting.canHelp && sitting.due === 'move') {
      const best = await thinker().think(sitting.game, { lines: 5, seed: 1 });
      if (isSame()) this.best = best;
    } else this.best = null;
  }
}
