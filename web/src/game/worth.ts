// What is certain about a move, as codes of texts with what goes into them.

import type { LineView } from '../engine/messages';

type Certain = Pick<LineView, 'won_in' | 'known'>;

/** A code and what goes into its text, as `say` takes them. */
type Said = [code: string, values?: Record<string, number>];

const codes = { win: 'help-won', draw: 'help-drawn', loss: 'help-lost' };

/** When a line wins or loses, or what endgames know about it; null where it is estimated. */
export function certainOf({ won_in, known }: Certain): Said | null {
  if (won_in !== null && won_in !== 0) {
    return won_in > 0
      ? ['help-wins-in', { actions: won_in }]
      : ['help-loses-in', { actions: -won_in }];
  }
  return known && [codes[known.value]];
}

/** How soon a piece is taken where a line is won or lost, as far as endgames know, and it is not known how soon it ends. */
export function captureOf({ won_in, known }: Certain): Said | null {
  const isKnown = won_in === null && known?.until === 'capture' && known.turns !== null;
  return isKnown ? ['help-capture-in', { turns: known.turns ?? 0 }] : null;
}
