import type { LineView as Line, Message, MoveView } from './messages';
export type LineView = Line & { chances: [string, number][]; error: number | null; trials: number; goes_on: MoveView[] };
export type Reviewing = { is_over: boolean; done: number; of: number; review: ReviewView };
export type ReviewView = { decisions: DecisionView[]; rolls: RollView[]; seats: SeatReview[]; chances: ChancePoint[] };
export type DecisionView = { turn: number; starts: number; ends: number; seat: number; is_forced: boolean; played: LineView; lines: LineView[]; loss: number; mark: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder'; notes: Message[] };
export type RollView = { event: number; seat: number; roll: string; luck: number };
export type ChancePoint = { events: number; wins: number[] };
export type MarkCounts = { best: number; good: number; inaccuracies: number; mistakes: number; blunders: number };
export type SeatReview = { seat: number; decisions: number; errors: number; rate: number | null; luck: number; result: number | null; result_without_luck: number | null; like_level: number | null; marks: MarkCounts };
