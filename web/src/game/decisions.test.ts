import { describe, expect, test } from 'vitest';

import bearingOff from '../boards/fixtures/nardi-bearing-off.json';
import middle from '../boards/fixtures/nardi-middle.json';
import { fixture } from '../boards/testing';
import type { MoveView, PastTurn, TableView } from '../engine/messages';
import { type Moment, dueAt, hasTurnEnded, isDecision, mustPass, peopleOf } from './decisions';
import type { Player } from './settings.svelte';

const person: Player = { kind: 'person' };
const computer: Player = { kind: 'level', level: 3 };
const byHand = { autoRoll: false, autoConfirm: false, autoFinish: false };
const { view } = fixture(middle);

const pass: MoveView = {
  text: 'pass',
  kind: 'pass',
  from: null,
  to: null,
  piece: null,
  path: [],
  numbers: [],
  captures: [],
  lines: [],
};
const step: MoveView = { ...pass, text: '24/18', kind: 'move', from: '24', to: '18' };

function at(changes: Partial<TableView>, others: Partial<Moment> = {}): Moment {
  return {
    view: { ...view, ...changes },
    players: [person, computer],
    last: undefined,
    confirmed: 0,
    ...others,
  };
}

/** A turn of White's that has just come to its end. */
const over: PastTurn = { seat: 0, dice: [6, 3], moves: [step], begins: 9, ends: 12 };
const toBlack = { events: 12, turn: { kind: 'chance', seat: 1 } } as const;

test('only a pass that is alone must be played', () => {
  expect(mustPass({ ...view, moves: [pass] })).toBe(true);
  expect(mustPass({ ...view, moves: [pass, step] })).toBe(false);
  expect(mustPass({ ...view, moves: [] })).toBe(false);
});

test('a person decides where there is more to do than to pass', () => {
  const own = { ...view, turn: { kind: 'seat', seat: 0 } } as const;
  expect(isDecision({ ...own, moves: [step] }, [person, computer])).toBe(true);
  expect(isDecision({ ...own, moves: [pass] }, [person, computer])).toBe(false);
  expect(isDecision({ ...own, moves: [step] }, [computer, person])).toBe(false);
  expect(isDecision({ ...own, turn: { kind: 'chance', seat: 0 } }, [person, person])).toBe(false);
});

test('empty seats and computers are no people', () => {
  expect(peopleOf([person, null, computer, person])).toEqual([0, 3]);
});

test('a person’s turn has ended when somebody else acts, or dice are due, and nothing came after it', () => {
  const people = [person, computer];
  const black: TableView = { ...view, ...toBlack };
  expect(hasTurnEnded(black, over, people)).toBe(true);
  expect(hasTurnEnded({ ...view, events: 12, turn: { kind: 'over' } }, over, people)).toBe(true);
  expect(hasTurnEnded({ ...view, events: 12, turn: { kind: 'seat', seat: 0 } }, over, people)).toBe(
    false,
  );
  expect(hasTurnEnded({ ...black, events: 13 }, over, people)).toBe(false);
  expect(hasTurnEnded(black, { ...over, moves: [pass] }, people)).toBe(false);
  expect(hasTurnEnded(black, over, [computer, person])).toBe(false);
});

describe('what is due', () => {
  test('people roll themselves, unless they do not want to; for computers it is rolled', () => {
    const own = at({ turn: { kind: 'chance', seat: 0 } });
    expect(dueAt(own, byHand)).toBe('roll');
    expect(dueAt(own, { ...byHand, autoRoll: true })).toBe('wait');
    expect(dueAt(at({ turn: { kind: 'chance', seat: 1 } }), byHand)).toBe('wait');
  });

  test('a turn with two dice waits to be confirmed, once', () => {
    expect(dueAt(at(toBlack, { last: over }), byHand)).toBe('confirm');
    expect(dueAt(at(toBlack, { last: over, confirmed: 12 }), byHand)).toBe('wait');
    expect(dueAt(at(toBlack, { last: over }), { ...byHand, autoConfirm: true })).toBe('wait');
  });

  test('nothing is confirmed while the turn goes on, after a pass, and for computers', () => {
    const goesOn = { events: 12, turn: { kind: 'seat', seat: 0 }, moves: [step] } as const;
    expect(dueAt(at({ ...goesOn, moves: [step] }, { last: over }), byHand)).toBe('move');
    expect(dueAt(at(toBlack, { last: { ...over, moves: [pass] } }), byHand)).toBe('wait');
    expect(dueAt(at(toBlack, { last: over, players: [computer, person] }), byHand)).toBe('roll');
  });

  test('bearing off goes by itself where people want that', () => {
    const { view } = fixture(bearingOff);
    const off = { ...view, moves: view.moves.filter(({ kind }) => kind === 'finish') };
    expect(off.moves).not.toEqual([]);
    const players = off.seats.map(() => person);
    expect(dueAt(at(off, { players }), { ...byHand, autoFinish: true })).toBe('wait');
    expect(dueAt(at(off, { players }), byHand)).toBe('move');
    const mixed = { ...off, moves: [...off.moves, step] };
    expect(dueAt(at(mixed, { players }), { ...byHand, autoFinish: true })).toBe('move');
  });
});
