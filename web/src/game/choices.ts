// What people can choose to play: families, levels, players.

import type { VariantView } from '../engine/messages';
import { say } from '../texts/texts.svelte';
import type { Choice, Player } from './settings.svelte';
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

export function level(number: number): Player {
  return { kind: 'level', level: number };
}

/** The word for a level; they go in pairs. */
export function levelWord(number: number): string {
  return say(`level-word-${Math.ceil(number / 2)}`);
}

export function playerName(player: Player): string {
  if (player.kind === 'person') return say('player-person');
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
  return { ...choice, players: choice.players.map(() => person) };
}

/** Begins a game; returns its id. */
export async function begin(
  choice: Choice,
  variant: VariantView,
  seats: string[],
): Promise<string> {
  const family = variant.rules.family;
  settings.last[family] = choice;
  const seated = [...choice.players];
  const players = seats.map((id) =>
    variant.seats.includes(id) ? (seated.shift() ?? level(usualLevel)) : null,
  );
  const game: KeptGame = {
    id: crypto.randomUUID(),
    rules: choice.rules,
    family,
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
  };
  await keep(game);
  return game.id;
}

/** The choice as a line: "Long Nardi, against Level 3 · Casual". */
export function choiceLine(variant: string, players: Player[]): string {
  const people = players.filter(({ kind }) => kind === 'person').length;
  if (people === 0) return say('home-watch', { variant });
  const other = players.find(({ kind }) => kind === 'level');
  if (!other && players.length === 2) return say('home-hot-seat', { variant });
  if (players.length > 2 || !other) return say('home-table-of', { variant, seats: players.length });
  return say('home-against', { variant, player: playerName(other) });
}
