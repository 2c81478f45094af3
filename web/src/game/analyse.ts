// The way from a game to the analysis of a position in it.

import { BadLink, linkTo } from './links';
import type { Sitting } from './sitting.svelte';
import { say } from '../texts/texts.svelte';

/** Analyses what is on the board; says why if no address leads there. */
export async function analyse({ kept, view, hands }: Sitting) {
  try {
    location.hash = await linkTo({ rules: kept.rules, start: view.fen, dice: '' });
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    hands.refusal = { text: say(error.code), place: null };
  }
}
