// A table in the engine: what can be asked about the game on it, and done to it.

import type { Engine } from './client';
import { engine } from './engine';
import type {
  BoardView,
  Events,
  Exposure,
  Kit,
  MatchSetup,
  Message,
  PastTurn,
  Placed,
  RollChance,
  RulesSource,
  Setup,
  TableView,
} from './messages';

/** The game that a table is opened with. */
interface Laid {
  rules: RulesSource;
  start: string;
  events: string[];
  undone: string[];
  /** The match that its games belong to. */
  match?: MatchSetup;
}

export class Table {
  private isClosed = false;

  private constructor(
    private readonly number: number,
    /** The board, which never changes. */
    readonly board: BoardView,
  ) {}

  static async open(game: Laid): Promise<{ table: Table; view: TableView }> {
    const { rules, start, events, undone, match } = game;
    const from = { ...(start ? { start } : {}), ...(match ? { match } : {}) };
    const opened = await engine().ask({ ask: 'open', rules, events, undone, ...from });
    return { table: new Table(opened.table, opened.board), view: opened.view };
  }

  close() {
    void this.ask({ ask: 'close', table: this.number });
    this.isClosed = true;
  }

  /** Asks the engine. Whoever has left while something went on waits for nothing any more: once the table is closed
   * there are no answers, and what would have followed them does not happen. */
  private readonly ask: Engine['ask'] = (request) =>
    this.isClosed ? new Promise(() => undefined) : engine().ask(request);

  view(): Promise<TableView> {
    return this.ask({ ask: 'view', table: this.number });
  }

  past(): Promise<PastTurn[]> {
    return this.ask({ ask: 'past', table: this.number });
  }

  events(): Promise<Events> {
    return this.ask({ ask: 'events', table: this.number });
  }

  act(text: string): Promise<TableView> {
    return this.ask({ ask: 'act', table: this.number, text });
  }

  roll(seed: number): Promise<TableView> {
    return this.ask({ ask: 'roll', table: this.number, seed });
  }

  /** How the dice can fall now; nothing unless they are due. */
  rolls(): Promise<RollChance[]> {
    return this.ask({ ask: 'rolls', table: this.number });
  }

  /** What there is to set up a position with. */
  kit(): Promise<Kit> {
    return this.ask({ ask: 'kit', table: this.number });
  }

  /** Begins anew from a position that was set up, or says what is wrong with it. */
  setUp(setup: Setup): Promise<Placed> {
    return this.ask({ ask: 'set-up', table: this.number, setup });
  }

  /** What each piece threatens and risks. */
  exposures(): Promise<Exposure[]> {
    return this.ask({ ask: 'physics', table: this.number });
  }

  goTo(events: number): Promise<TableView> {
    return this.ask({ ask: 'go-to', table: this.number, events: Math.max(0, events) });
  }

  whyNot(from: string | null, to: string | null): Promise<Message | null> {
    return this.ask({
      ask: 'why-not',
      table: this.number,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    });
  }

  record(headers: [string, string][], end: [string, string] | null): Promise<string> {
    return this.ask({ ask: 'record', table: this.number, headers, ...(end ? { end } : {}) });
  }
}
