import type { Random } from '#application/ports/random.ts';

const RANGE = 2 ** 32;

export const browserRandom: Random = () => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / RANGE;
};
