// What is counted for a seat, with the names that the engine has for it.

import { engine } from '../engine/engine';
import type { TableView } from '../engine/messages';
import { texts } from '../texts/texts.svelte';

/** The most counts that a player's card has room for. */
const most = 2;

class Counts {
  private names = $state.raw<Record<string, string>>({});
  private asked = '';

  /** The first counts of a seat that are worth a look. */
  of(view: TableView, seat: number): { what: string; name: string; value: number }[] {
    const all = view.counts.filter((count) => count.seat === seat);
    void this.learn(view, texts.turns);
    return all
      .filter(({ what, value }) => value !== 0 || what !== 'count-in-hand')
      .slice(0, most)
      .map(({ what, value }) => ({ what, value, name: this.names[what] ?? '' }));
  }

  private async learn(view: TableView, turns: number) {
    const codes = [...new Set(view.counts.map(({ what }) => what))];
    const key = `${turns} ${codes.join(' ')}`;
    if (key === this.asked) return;
    this.asked = key;
    const names = await engine().ask({ ask: 'texts', codes });
    this.names = Object.fromEntries(codes.map((code, index) => [code, names[index] ?? code]));
  }
}

export const counts = new Counts();
