// The keys of a review.

import type { ReviewedGame } from '../game/reviewed.svelte';
import { betterThan } from '../game/steps';

/** What a key does; nothing where it means nothing now. */
function meaning(game: ReviewedGame, key: string): (() => Promise<void>) | null {
  const decision = game.step?.decision ?? null;
  const better = decision && betterThan(decision);
  if (key === 'ArrowLeft') return () => game.go(-1);
  if (key === 'ArrowRight') return () => game.go(1);
  if (key === 'Home') return () => game.toEdge(-1);
  if (key === 'End') return () => game.toEdge(1);
  if (key === 'm') return () => game.toMistake(1);
  if (key === 'n') return () => game.toMistake(-1);
  if (key === 'b' && better) return () => game.show(better);
  if (key === 'p' && decision) return () => game.show(decision.played);
  if (!game.walk) return null;
  if (key === 'ArrowDown') return () => game.along(1);
  if (key === 'ArrowUp') return () => game.along(-1);
  return key === 'Escape' ? () => game.look(game.at) : null;
}

/** Does what a key means, unless somebody types. */
export function press(game: ReviewedGame, event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const work = meaning(game, key);
  if (!work) return;
  event.preventDefault();
  void work();
}
