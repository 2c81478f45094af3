// Playing at the table as somebody who sees the page: what is due, which pieces can be taken, where they can go.
import type { Page } from 'playwright-core';

export interface Spot {
  place: string;
  x: number;
  y: number;
}

/** What there is to see. */
export interface Seen {
  due: 'roll' | 'confirm' | 'warned' | 'move' | 'answer' | 'next' | 'over' | 'wait';
  /** The place whose piece is picked up. */
  held: string | null;
  /** Places whose pieces can be picked up. */
  movable: Spot[];
  /** Where the piece that is picked up can go, or what can be taken off. */
  wanted: Spot[];
  /** The list of moves, as it is written. */
  moves: string;
  /** How many turns it has. */
  turns: number;
}

/** Reads the table. It runs in the page. */
function look(): Seen {
  const all = (selector: string) => [
    ...document.querySelectorAll<HTMLElement>(`.table ${selector}`),
  ];
  // A hand goes for the piece that lies on top, or for the middle of an empty place.
  const spots = (selector: string): Spot[] =>
    all(selector).map((element) => {
      const place = element.dataset['place'] ?? '';
      const top = all(`[data-piece="${place}"]`).at(-1) ?? element;
      const { left, right, top: above, bottom } = top.getBoundingClientRect();
      return { place, x: (left + right) / 2, y: (above + bottom) / 2 };
    });
  const held = spots('.place[aria-pressed="true"]')[0]?.place ?? null;
  const movable = spots('.place.movable');
  const shown = spots('.place.wanted').filter(({ place }) => place !== held);
  // Without a piece in the hand, rings are a preview of what the mouse is over, unless a piece is to be taken off.
  const wanted = held === null && movable.length > 0 ? [] : shown;
  const button = all('.do .button.primary')[0]?.textContent?.trim();
  const due = (): Seen['due'] => {
    if (button === 'Next game') return 'next';
    if (button === 'Take') return 'answer';
    if (all('.do :is(.over, .steps)').length > 0) return 'over';
    if (all('.do .tutor').length > 0) return 'warned';
    if (button === 'Roll') return 'roll';
    if (button === 'Done') return 'confirm';
    return movable.length > 0 || wanted.length > 0 ? 'move' : 'wait';
  };
  const moves = all('[aria-label="Moves"]')[0]?.textContent?.trim() ?? '';
  return { due: due(), held, movable, wanted, moves, turns: all('.turn').length };
}

/** What is seen, but for where on the screen it is. */
export function essence({ due, held, movable, wanted, moves }: Seen): string {
  const places = (spots: Spot[]) => spots.map(({ place }) => place);
  return JSON.stringify([due, held, places(movable), places(wanted), moves]);
}

/** Chances that are the same each time. */
export class Dice {
  constructor(private state = 7) {}

  pick<T>(items: readonly T[]): T {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    const item = items[Math.floor((this.state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }
}

/** How something is done: by mouse, keyboard or touch. */
export interface Hands {
  roll(): Promise<void>;
  confirm(): Promise<void>;
  place(spot: Spot): Promise<void>;
}

const patience = 12_000;

export class Table {
  constructor(readonly page: Page) {}

  see(): Promise<Seen> {
    return this.page.evaluate(look);
  }

  /** Waits until somebody at the screen has to do something else than before. */
  async next(before?: Seen): Promise<Seen> {
    const known = before ? essence(before) : '';
    const end = Date.now() + patience;
    for (;;) {
      const seen = await this.see();
      if (seen.due !== 'wait' && essence(seen) !== known) return seen;
      if (Date.now() > end) throw new Error(`nothing happens after ${known}`);
      await new Promise((again) => setTimeout(again, 5));
    }
  }

  /** Does one thing that is due, whatever it is. */
  async do(seen: Seen, hands: Hands, dice: Dice): Promise<void> {
    if (seen.due === 'roll') await hands.roll();
    else if (seen.due === 'confirm') await hands.confirm();
    else if (seen.due === 'warned') await this.button('Keep it').click();
    else await hands.place(dice.pick(seen.wanted.length > 0 ? seen.wanted : seen.movable));
  }

  /** Does one thing that is due, and waits for the next. */
  async step(seen: Seen, hands: Hands, dice: Dice): Promise<Seen> {
    await this.do(seen, hands, dice);
    return this.next(seen);
  }

  /** Plays until something is due, the end of the game if nothing else; at most so many steps. */
  async playTo(
    isReached: (seen: Seen) => boolean,
    { hands = this.mouse, dice = new Dice(), most = 4000 } = {},
  ): Promise<Seen> {
    let seen = await this.next();
    for (let steps = 0; !isReached(seen); steps += 1) {
      if (steps > most || seen.due === 'over') throw new Error(`after ${steps} steps: ${seen.due}`);
      seen = await this.step(seen, hands, dice);
    }
    return seen;
  }

  /** Plays to the verdict and returns it. */
  async playOut(options: { hands?: Hands; dice?: Dice } = {}): Promise<string> {
    await this.playTo(({ due }) => due === 'over', options);
    return (await this.page.textContent('.over')) ?? '';
  }

  readonly mouse: Hands = {
    roll: () => this.page.click('.do .button.primary'),
    confirm: () => this.page.click('.do .button.primary'),
    place: async ({ x, y }) => this.page.mouse.click(x, y),
  };

  async spot(place: string): Promise<Spot> {
    const box = await this.page.locator(`.table [data-place="${place}"]`).boundingBox();
    if (!box) throw new Error(`there is no ${place}`);
    return { place, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the menu and chooses from it. */
  async menu(name: string) {
    await this.page.click('summary');
    await this.page.click(`.menu :is(button, a):has-text("${name}")`);
  }
}

type Player = { kind: 'person' } | { kind: 'level'; level: number };
export const person: Player = { kind: 'person' };
export const level = (number: number): Player => ({ kind: 'level', level: number });

/** What was chosen last time in a family, as the settings keep it. */
export function choice(family: string, id: string, players: Player[]) {
  return { last: { [family]: { rules: { id }, players } } };
}

const names: Record<string, string> = { nardi: 'Long Nardi', ludo: 'Ludo', mill: 'Mill' };

/** Sits down to what was chosen last, by its button on the first screen. */
export async function sitDown(page: Page, family: string): Promise<Table> {
  await page.getByRole('button', { name: `Play ${names[family]}`, exact: true }).click();
  await page.waitForSelector('.table .place', { state: 'attached' });
  return new Table(page);
}
