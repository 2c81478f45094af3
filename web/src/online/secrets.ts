// Random digits that nobody can guess.

/** So many random bytes, a multiple of four, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const words = crypto.getRandomValues(new Uint32Array(bytes / 4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

/** The token of a seat: whoever has it sits there. */
export function newToken(): string {
  return randomHex(16);
}

/** What a seat adds to the dice. */
export function newContribution(): string {
  return randomHex(32);
}

export function isToken(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
