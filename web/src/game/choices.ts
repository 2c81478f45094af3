// What people can choose to play: families, levels, players.

import type { MatchSetup, RulesSource } from '../engine/messages';
import { say } from '../texts/texts.svelte';
import { openRules } from './open';
import type { Choice, Chosen, Player } from './settings.svelte';
import { settings } from './settings.svelte';
import { type KeptGame, keep } from './store';
import { newSeed } from './seed';

export const families = ['nardi', 'ludo', 'mill'] as const;
export type Family = (typeof families)[number];

/** What a newcomer plays. */
export const usualVariant: Record<Family, string> = {
  nardi: 'long-nardi',
  ludo: 'classic',
  mill: 'nine-mens-morris',
};

const usualLevel = 3;

export const person: Player = { kind: 'person' };

export const empty: Chosen = { kind: 'empty' };

export function level(number: number): Player {
  return { kind: 'level', level: number };
}

/** Who plays for somebody that is elsewhere: another person at this screen. */
export function atThisScreen(player: Player): Player {
  return player.kind === 'guest' ? person : player;
}

/** The word for a level; they go in pairs. */
export function levelWord(number: number): string {
  return say(`level-word-${Math.ceil(number / 2)}`);
}

export function playerName(player: Player): string {
  if (player.kind !== 'level') return say('player-person');
  return say('player-level', { level: player.level, word: levelWord(player.level) });
}

/** What was played last in this family, or what a newcomer plays. */
export function lastChoice(family: Family): Choice {
  const seats = family === 'ludo' ? 4 : 2;
  const others = Array.from({ length: seats - 1 }, () => level(usualLevel));
  return (
    settings.last[family] ?? { rules: { id: usualVariant[family] }, players: [person, ...others] }
  );
}

/** The same choice with a person in every seat. */
export function withFriends(choice: Choice): Choice {
  const players = choice.players.map((player) => (player.kind === 'empty' ? player : person));
  return { ...choice, players };
}

/** The rules of a choice: those of a variant, with the seats that are taken. */
export function rulesOf(
  { rules, players }: Pick<Choice, 'rules' | 'players'>,
  name: string,
): RulesSource {
  const taken = players.flatMap(({ kind }, seat) => (kind === 'empty' ? [] : [seat]));
  if (!('id' in rules) || taken.length === players.length) return rules;
  const text = [
    `id = "${rules.id}-${taken.join('')}"`,
    `extends = "${rules.id}"`,
    `name = ${JSON.stringify(name)}`,
    `seats = [${taken.join(', ')}]`,
  ];
  return { text: text.join('\n') };
}

/** Begins what was chosen, and remembers the choice; returns the id of the game. */
export async function play(choice: Choice): Promise<string> {
  const { variant } = await openRules(choice.rules);
  settings.last[variant.rules.family] = choice;
  const players = choice.players.filter((player): player is Player => player.kind !== 'empty');
  return begin(rulesOf(choice, variant.rules.name), players, matchOf(choice));
}

/** The match of a choice: with the cube, by the Crawford rule. */
export function matchOf({ match }: Pick<Choice, 'match'>): MatchSetup | undefined {
  if (!match || match.length < 2) return undefined;
  return { ...match, crawford: match.cube };
}

/** Begins a game; returns its id. */
export async function begin(
  rules: RulesSource,
  chosen: Player[],
  match?: MatchSetup,
): Promise<string> {
  const { variant, seats } = await openRules(rules);
  const seated = [...chosen];
  const players = seats.map((id) =>
    variant.seats.includes(id) ? (seated.shift() ?? level(usualLevel)) : null,
  );
  const game: KeptGame = {
    id: crypto.randomUUID(),
    rules,
    family: variant.rules.family,
    name: variant.rules.name,
    start: '',
    events: [],
    undone: [],
    players,
    seed: newSeed(),
    created: Date.now(),
    changed: Date.now(),
    end: null,
    turns: 0,
    toAct: null,
    ...(match && variant.has_matches ? { match } : {}),
  };
  // What the page watches for changes cannot go into the browser's store; a plain copy can.
  await keep(JSON.parse(JSON.stringify(game)) as KeptGame);
  return game.id;
}

/** Begins a game where another one stood after so many events, with the same players; returns its id. */
export async function playOn(game: KeptGame, events: number): Promise<string> {
  const { id: _, review: __, isOnline: ___, record: ____, ...rest } = game;
  const id = crypto.randomUUID();
  const now = Date.now();
  const begun = { events: game.events.slice(0, events), undone: [], end: null, seed: newSeed() };
  // Somebody who is elsewhere cannot play on here; the computer does.
  const players = game.players.map((player) =>
    player?.kind === 'guest' ? level(usualLevel) : player,
  );
  await keep({ ...rest, ...begun, players, id, created: now, changed: now });
  return id;
}

/** The choice as a line: "Long Nardi, against Level 3 · Casual". */
export function choiceLine(variant: string, chosen: Chosen[]): string {
  const players = chosen.filter((player): player is Player => player.kind !== 'empty');
  const people = players.filter(({ kind }) => kind !== 'level').length;
  if (people === 0) return say('home-watch', { variant });
  const other = players.find(({ kind }) => kind === 'level');
  if (!other && players.length === 2) return say('home-hot-seat', { variant });
  if (players.length > 2 || !other) return say('home-table-of', { variant, seats: players.length });
  return say('home-against', { variant, player: playerName(other) });
}
