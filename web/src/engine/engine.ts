// The two engines of the page: one answers the table at once, one thinks.

import { type Engine as EngineType, Engine } from './client';
import endgamesUrl from '../../built/endgames.mill?url';
import engineUrl from '../../built/engine.wasm?url';
import type { MatchSetup, Reviewing, RulesSource, Thinking, TutorView, Worth } from './messages';

const nets = import.meta.glob<string>('../../built/nets/*.safetensors', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Told when the engine cannot run: very old browsers, a broken download. */
let onBroken: (problem: string) => void = () => {};

export function whenBroken(listener: (problem: string) => void) {
  onBroken = listener;
}

let tables: EngineType | null = null;

/** Answers at once: legal moves, reasons, rules. */
export function engine(): EngineType {
  tables ??= new Engine(engineUrl, (problem) => onBroken(problem));
  return tables;
}

/** The level that plays as well as it can, and asks endgames; those below look ahead. */
const best = 10;

/** How long thinking waits for endgames that are on their way, in milliseconds. */
const PATIENCE = 1500;

/** Thinks about one game after the other. */
export class Thinker {
  private readonly engine = new Engine(engineUrl, (problem) => onBroken(problem));
  private readonly loaded = new Map<string, Promise<{ endgames: boolean }>>();
  private endgames: Promise<void> | null = null;
  private table: { key: string; number: number } | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private reviews = 0;
  /** Grows with every stop. */
  private stops = 0;

  /** What to play after these events; a level, or the best there is. */
  think(
    game: ThinkingGame,
    options: Pondering,
    progress?: (thinking: Thinking) => void,
  ): Promise<Thinking> {
    return this.inTurn(async () => {
      const { stops } = this;
      const table = await this.follow(game);
      if ((options.level ?? best) >= best) await this.awaitEndgames(game.rules);
      const thought = this.engine.think({ ask: 'think', table, lines: 1, ...options }, progress);
      // Stopped before it began: what it finds at once is enough.
      if (stops !== this.stops) this.engine.stop();
      return thought;
    });
  }

  evaluate(game: ThinkingGame): Promise<Worth> {
    return this.inTurn(async () => {
      const table = await this.follow(game);
      await this.awaitEndgames(game.rules);
      return this.engine.ask({ ask: 'evaluate', table });
    });
  }

  /** What is wrong with playing this, an action or a whole turn, after these events; null where it is good enough. */
  warn(game: ThinkingGame, text: string): Promise<TutorView | null> {
    return this.inTurn(async () => {
      const table = await this.follow(game);
      await this.awaitEndgames(game.rules);
      return this.engine.ask({ ask: 'tutor', table, text });
    });
  }

  /** Reviews a game, or all games of a match, slice by slice, and tells what is known after each. Whatever else there is to think about goes
   * before the next slice; only one game is reviewed at a time, the one that was asked for last. */
  async *review(game: ThinkingGame, result: string | null): AsyncGenerator<Reviewing> {
    const reviews = ++this.reviews;
    // A review is kept, so it waits for all that can be known.
    await this.addEndgames(game.rules);
    if (reviews !== this.reviews) return;
    let reviewing = await this.inTurn(async () => {
      const table = await this.follow(game);
      return this.engine.ask({ ask: 'review', table, ...(result ? { result } : {}) });
    });
    while (reviews === this.reviews) {
      yield reviewing;
      if (reviewing.is_over || reviews !== this.reviews) return;
      const next = await this.inTurn(() => this.engine.ask({ ask: 'review-on' }));
      reviewing = grown(reviewing, next);
    }
  }

  stop() {
    this.stops += 1;
    this.engine.stop();
  }

  /** Fetches the net that these rules are played with, once; says whether there are endgames of them. */
  private prepare(rules: RulesSource): Promise<{ endgames: boolean }> {
    const key = JSON.stringify(rules);
    const known = this.loaded.get(key);
    if (known) return known;
    const loading = this.fetchNet(rules).catch((error: unknown) => {
      this.loaded.delete(key);
      throw error;
    });
    this.loaded.set(key, loading);
    return loading;
  }

  private async fetchNet(rules: RulesSource): Promise<{ endgames: boolean }> {
    const { net, endgames } = await this.engine.ask({ ask: 'rules', rules });
    const url = net ? nets[`../../built/nets/${net}.safetensors`] : undefined;
    if (net && url) await this.engine.ask({ ask: 'add-net', name: net }, await bytesOf(url));
    return { endgames };
  }

  /** Waits a moment for the endgames. Until they are there, and where they cannot be had, thinking does without them. */
  private async awaitEndgames(rules: RulesSource): Promise<void> {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([this.addEndgames(rules), patience]);
  }

  /** Fetches the endgames of Mill, once, if there are any of these rules. */
  private async addEndgames(rules: RulesSource): Promise<void> {
    const known = await this.prepare(rules).catch(() => null);
    if (!known?.endgames) return;
    this.endgames ??= this.fetchEndgames(rules).catch(() => {
      this.endgames = null; // asked for again next time
    });
    await this.endgames;
  }

  private async fetchEndgames(rules: RulesSource): Promise<void> {
    await this.engine.ask({ ask: 'add-endgames', rules }, await bytesOf(endgamesUrl));
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work, work);
    this.queue = result.catch(() => undefined);
    return result;
  }

  private async follow(game: ThinkingGame): Promise<number> {
    // Without its net a variant is played by an estimate; the net is asked for again next time.
    await this.prepare(game.rules).catch(() => undefined);
    const { rules, start, match } = game;
    const key = JSON.stringify([rules, start, match]);
    if (this.table?.key !== key) {
      if (this.table) await this.engine.ask({ ask: 'close', table: this.table.number });
      const from = { ...(start ? { start } : {}), ...(match ? { match } : {}) };
      const opened = await this.engine.ask({ ask: 'open', rules, ...from });
      this.table = { key, number: opened.table };
    }
    await this.engine.ask({ ask: 'follow', table: this.table.number, events: game.events });
    return this.table.number;
  }
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What is known by now: each answer tells what was found since the one before. */
function grown({ review: before }: Reviewing, next: Reviewing): Reviewing {
  const decisions = [...before.decisions, ...next.review.decisions];
  const rolls = [...before.rolls, ...next.review.rolls];
  const chances = [...before.chances, ...next.review.chances];
  return { ...next, review: { ...next.review, decisions, rolls, chances } };
}

/** How to think. */
export interface Pondering {
  /** As a level does; the best there is if left out. */
  level?: number;
  /** How many lines to compare. */
  lines?: number;
  seed: number;
  /** Looks so many rolls ahead, in Mill so many actions. */
  ply?: number;
  /** Plays every line out so many times. */
  rollouts?: number;
}

/** A game as the thinker needs it. */
export interface ThinkingGame {
  rules: RulesSource;
  start: string;
  events: string[];
  /** The match that it belongs to. */
  match?: MatchSetup;
}

let thinking: Thinker | null = null;

export function thinker(): Thinker {
  thinking ??= new Thinker();
  return thinking;
}
