// Reviews of games: made one after the other while nobody needs the engine for something else, shown as they grow, and
// kept in the browser.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { SvelteMap } from 'svelte/reactivity';

import { Refused } from '../engine/client';
import { thinker } from '../engine/engine';
import type { Reviewing } from '../engine/messages';
import { texts } from '../texts/texts.svelte';
import { type KeptGame, type SeatFigures, find, keep } from './store';

/** Grows whenever the engine's reviews change their form, so that none is read that the page does not understand. */
const form = 2;

/** At most so many reviews are held in memory; the others are fetched again. */
const most = 3;

/** A review as it is kept: of which game, as it was when it was reviewed, and in which language its reasons are. */
interface KeptReview {
  id: string;
  form: number;
  language: string;
  game: string;
  reviewing: Reviewing;
}

interface Shelf extends DBSchema {
  reviews: { key: string; value: KeptReview };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

/** A store of its own, so that games can be listed without what was said about them. */
function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('teahouse-reviews', 1, {
    upgrade(database) {
      database.createObjectStore('reviews', { keyPath: 'id' });
    },
  });
  return opened;
}

/** What a review is a review of: a game that was taken back and played on is another one. */
function stateOf({ events, end }: KeptGame): string {
  return `${end?.result ?? ''} ${events.join(' ')}`;
}

/** How each seat played, by its number. */
function figuresOf(game: KeptGame, { review }: Reviewing): (SeatFigures | null)[] {
  return game.players.map((_, seat) => {
    const played = review.seats.find((other) => other.seat === seat);
    if (!played) return null;
    const luck = review.rolls.length > 0 ? played.luck : null;
    return { rate: played.rate, luck, like_level: played.like_level };
  });
}

class Reviews {
  private readonly known = new SvelteMap<string, KeptReview>();
  /** Why games could not be reviewed. */
  private readonly problems = new SvelteMap<string, string>();
  /** Games to be reviewed, the next one last. */
  private waiting: KeptGame[] = [];
  private current: KeptGame | null = null;
  /** The language that the current one is made in. */
  private language = '';

  /** What is known of a game so far. */
  of(id: string): Reviewing | null {
    return this.known.get(id)?.reviewing ?? null;
  }

  /** Why a game cannot be reviewed; empty where it can. */
  problemOf(id: string): string {
    return this.problems.get(id) ?? '';
  }

  /** Reviews a game when there is time, or before all others if somebody waits for it. */
  async want(game: KeptGame, isUrgent = false): Promise<void> {
    if (this.isDone(game) || (await this.fetch(game))) return;
    if (this.current && isOf(this.current, game) && this.language === texts.language) return;
    this.waiting = this.waiting.filter(({ id }) => id !== game.id);
    if (isUrgent && this.current && this.current.id !== game.id) this.waiting.push(this.current);
    // A copy: two reviews of the same game, in two languages, are told apart by what they are made of.
    if (isUrgent) this.waiting.push({ ...game });
    else this.waiting.unshift({ ...game });
    if (isUrgent || !this.current) await this.work();
  }

  /** Forgets what is known of a game. */
  async forget(id: string): Promise<void> {
    this.known.delete(id);
    this.waiting = this.waiting.filter((game) => game.id !== id);
    if (this.current?.id === id) {
      this.current = null;
      void this.work();
    }
    try {
      await (await shelf()).delete('reviews', id);
    } catch {
      // There is no store, or nothing in it.
    }
  }

  private isDone(game: KeptGame): boolean {
    const found = this.known.get(game.id);
    return found !== undefined && found.reviewing.is_over && isUsable(found, game);
  }

  /** Holds a review in memory, and lets go of the oldest. */
  private note(review: KeptReview) {
    this.known.set(review.id, review);
    const [oldest] = this.known.keys();
    if (this.known.size > most && oldest !== undefined) this.known.delete(oldest);
  }

  /** Looks for a review that was kept. */
  private async fetch(game: KeptGame): Promise<boolean> {
    try {
      const found = await (await shelf()).get('reviews', game.id);
      if (!found || !isUsable(found, game)) return false;
      this.note(found);
      return true;
    } catch {
      return false;
    }
  }

  /** Reviews what waits; a game that is asked for more urgently comes between. */
  private async work(): Promise<void> {
    for (let game = this.waiting.pop(); game; game = this.waiting.pop()) {
      this.current = game;
      try {
        this.problems.delete(game.id);
        await this.make(game);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.problems.set(game.id, error.reason.text);
      }
      if (this.current !== game) return;
      this.current = null;
    }
  }

  private async make(game: KeptGame): Promise<void> {
    const { rules, start, events, end, match } = game;
    const { language } = texts;
    this.language = language;
    const result = end?.reason === 'resignation' ? end.result : null;
    const state = stateOf(game);
    for await (const reviewing of thinker().review(
      { rules, start, events, ...(match ? { match } : {}) },
      result,
    )) {
      if (this.current !== game) return;
      this.note({ id: game.id, form, language, game: state, reviewing });
    }
    if (this.current === game) await this.finish(game);
  }

  private async finish(game: KeptGame): Promise<void> {
    const made = this.known.get(game.id);
    const kept = await find(game.id);
    if (!made?.reviewing.is_over || !kept || stateOf(kept) !== made.game) return;
    await keep({ ...kept, review: figuresOf(kept, made.reviewing) });
    try {
      await (await shelf()).put('reviews', made);
    } catch {
      // It is made again when somebody asks for it.
    }
  }
}

function isOf(game: KeptGame, other: KeptGame): boolean {
  return game.id === other.id && stateOf(game) === stateOf(other);
}

function isUsable(review: KeptReview, game: KeptGame): boolean {
  return (
    review.form === form && review.language === texts.language && review.game === stateOf(game)
  );
}

export const reviews = new Reviews();
