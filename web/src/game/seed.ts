/** A seed that the engine takes: at most 2⁵³. */
export function newSeed(): number {
  const [a = 1, b = 1] = crypto.getRandomValues(new Uint32Array(2));
  return (a & 0x1fffff) * 2 ** 32 + b;
}
