// A table in the engine: what can be asked about the game on it, and done to it.

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
    void engine().ask({ ask: 'close', table: this.number });
  }

  view(): Promise<TableView> {
    return engine().ask({ ask: 'view', table: this.number });
  }

  past(): Promise<PastTurn[]> {
    return engine().ask({ ask: 'past', table: this.number });
  }

  events(): Promise<Events> {
    return engine().ask({ ask: 'events', table: this.number });
  }

  act(text: string): Promise<TableView> {
    return engine().ask({ ask: 'act', table: this.number, text });
  }

  roll(seed: number): Promise<TableView> {
    return engine().ask({ ask: 'roll', table: this.number, seed });
  }

  /** How the dice can fall now; nothing unless they are due. */
  rolls(): Promise<RollChance[]> {
    return engine().ask({ ask: 'rolls', table: this.number });
  }

  /** What there is to set up a position with. */
  kit(): Promise<Kit> {
    return engine().ask({ ask: 'kit', table: this.number });
  }

  /** Begins anew from a position that was set up, or says what is wrong with it. */
  setUp(setup: Setup): Promise<Placed> {
    return engine().ask({ ask: 'set-up', table: this.number, setup });
  }

  /** What each piece threatens and risks. */
  exposures(): Promise<Exposure[]> {
    return engine().ask({ ask: 'physics', table: this.number });
  }

  goTo(events: number): Promise<TableView> {
    return engine().ask({ ask: 'go-to', table: this.number, events: Math.max(0, events) });
  }

  whyNot(from: string | null, to: string | null): Promise<Message | null> {
    return engine().ask({
      ask: 'why-not',
      table: this.number,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    });
  }

  record(headers: [string, string][], end: [string, string] | null): Promise<string> {
    return engine().ask({ ask: 'record', table: this.number, headers, ...(end ? { end } : {}) });
  }
}
