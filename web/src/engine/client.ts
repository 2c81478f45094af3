// Asks the engine: a request goes to the worker, its answer comes back as a promise.

import type {
  Events,
  Exported,
  Exposure,
  Imported,
  Kit,
  Message,
  Opened,
  PastTurn,
  Placed,
  Recorded,
  Request,
  Reviewing,
  RollChance,
  RulesText,
  TableView,
  Thinking,
  TutorView,
  VariantView,
  Worth,
} from './messages';
import type { Tells, Told } from './worker';
import EngineWorker from './worker?worker';

/** What each request is answered with. */
interface Answers {
  speak: string[];
  texts: string[];
  variants: VariantView[];
  rules: RulesText;
  'add-net': null;
  'add-endgames': null;
  open: Opened;
  kit: Kit;
  'set-up': Placed;
  rolls: RollChance[];
  close: boolean;
  view: TableView;
  act: TableView;
  roll: TableView;
  'go-to': TableView;
  follow: null;
  past: PastTurn[];
  events: Events;
  'why-not': Message | null;
  record: string;
  'read-records': Recorded[];
  import: Imported;
  export: Exported;
  levels: Message[];
  think: Thinking;
  'think-on': Thinking;
  evaluate: Worth;
  tutor: TutorView | null;
  review: Reviewing;
  'review-on': Reviewing;
  physics: Exposure[];
}

type Ask = Request['ask'];
type Of<K extends Ask> = Extract<Request, { ask: K }>;

/** The engine refused something, and says why. */
export class Refused extends Error {
  constructor(readonly reason: Message) {
    super(reason.text);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  progress?: (thinking: Thinking) => void;
}

/** An engine in a worker of its own. */
export class Engine {
  private readonly worker = new EngineWorker();
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;

  /** Starts with the module at this address; `broken` is told if it cannot run at all. */
  constructor(url: string, broken: (problem: string) => void) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Tells>) => {
      if ('broken' in data) broken(data.broken);
      else this.hear(data);
    });
    this.worker.addEventListener('error', (event) => broken(event.message));
    this.tell({ engine: url });
  }

  private tell(message: Told) {
    this.worker.postMessage(message);
  }

  private hear({ id, answer, progress }: Extract<Tells, { id: number }>) {
    const waiting = this.waiting.get(id);
    const said = JSON.parse(answer) as { ok: unknown } | { error: Message };
    if (progress && 'ok' in said) waiting?.progress?.(said.ok as Thinking);
    if (progress) return;
    this.waiting.delete(id);
    if ('error' in said) waiting?.reject(new Refused(said.error));
    else waiting?.resolve(said.ok);
  }

  private wait<T>(message: (id: number) => Told, progress?: Waiting['progress']): Promise<T> {
    const id = this.next++;
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = { resolve: resolve as (answer: unknown) => void, reject };
      if (progress) waiting.progress = progress;
      this.waiting.set(id, waiting);
      this.tell(message(id));
    });
  }

  /** Asks; bytes may go with it. */
  ask<K extends Ask>(request: Of<K>, payload?: Uint8Array): Promise<Answers[K]> {
    const text = JSON.stringify(request);
    return this.wait((id) => (payload ? { id, request: text, payload } : { id, request: text }));
  }

  /** Thinks to the end, or until stopped; hears of progress. */
  think(request: Of<'think'>, progress?: (thinking: Thinking) => void): Promise<Thinking> {
    return this.wait((id) => ({ id, think: JSON.stringify(request) }), progress);
  }

  /** Ends the thought that goes on; it answers with what it has. */
  stop() {
    this.tell({ stop: true });
  }
}
