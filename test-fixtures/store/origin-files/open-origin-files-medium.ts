import type { OpenMedium } from '#adapters/store/text-medium.ts';
import { inTime } from '#application/time/in-time.ts';
import { openFolder, OriginFilesMedium } from './origin-files-medium.ts';

const LIMIT_MS = 2_000;

/** Rejects where a browser has no files of the origin, cannot write them from a page, has no locks, or is silent for 2 s. */
export const openOriginFilesMedium: OpenMedium = async (clock) => {
  if (!('locks' in navigator && 'createWritable' in FileSystemFileHandle.prototype)) {
    throw new TypeError('This browser cannot write files of the origin.');
  }
  await inTime(openFolder(), { limitMs: LIMIT_MS, clock, what: 'The file system of the origin' });
  return new OriginFilesMedium();
};
