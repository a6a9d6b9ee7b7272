/** A seeded source of numbers from 0 up to 1 (mulberry32 over a hash of the seed): the same seed, the same numbers. */
export type Random = () => number;

const hashOf = (seed: string): number => {
  let hash = 1_779_033_703 ^ seed.length;
  for (const char of seed) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 3_432_918_353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
};

export const random = (seed: string): Random => {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
