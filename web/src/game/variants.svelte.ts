// The variants there are, as the engine names them in the language of the page.

import { engine } from '../engine/engine';
import type { VariantView } from '../engine/messages';
import { texts } from '../texts/texts.svelte';

class Variants {
  all = $state.raw<VariantView[]>([]);
  private asked = -1;

  /** Asks for them, again when the language changes. */
  async load(): Promise<VariantView[]> {
    const turns = texts.turns;
    if (this.asked !== turns || this.all.length === 0) {
      this.asked = turns;
      this.all = await engine().ask({ ask: 'variants' });
    }
    return this.all;
  }

  byId(id: string): VariantView | undefined {
    return this.all.find(({ rules }) => rules.id === id);
  }

  /** Those of a family, the one that newcomers play first. */
  of(family: string, first: string): VariantView[] {
    const found = this.all.filter(({ rules }) => rules.family === family);
    const isFirst = ({ rules }: VariantView) => Number(rules.id === first);
    return found.sort((a, b) => isFirst(b) - isFirst(a));
  }
}

export const variants = new Variants();
