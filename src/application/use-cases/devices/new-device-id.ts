import type { Random } from '../../ports/random.ts';

const DIGITS = 16;

/** Random hexadecimal digits: no two devices have the same. */
export const newDeviceId = (random: Random): string =>
  Array.from({ length: DIGITS }, () => Math.floor(random() * 16).toString(16)).join('');
