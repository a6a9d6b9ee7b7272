import type { Stamp } from '#domain/devices/stamp.ts';

const LAST_TIME = Date.UTC(2200, 0, 1);

/** The stamp of a time in milliseconds (product.md, Devices: stamp). */
export const stampAt = (time: number, counter = 0): Stamp =>
  `${String(Math.min(Math.max(Math.trunc(time), 0), LAST_TIME)).padStart(13, '0')}-${counter.toString(16).padStart(4, '0')}`;
