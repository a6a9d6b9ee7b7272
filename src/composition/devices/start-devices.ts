import { onceLoaded } from '#application/library/load-state.ts';
import type { Parts } from '../parts.ts';
import { takesPart } from './takes-part.ts';

/**
 * Shares lists from the moment they are loaded, where this device takes part. Elsewhere nothing is fetched, and nothing made
 * (product.md, Devices: off).
 */
export const startDevices = (parts: Pick<Parts, 'repository' | 'openDevices' | 'consoleLog'>): void => {
  const { repository, openDevices, consoleLog } = parts;
  const start = async () => {
    if (await takesPart()) await openDevices();
  };
  const warn = (error: unknown) => consoleLog.warn('devices', 'Lists are not shared during this visit.', error);
  onceLoaded(repository.loadState$).subscribe(() => void start().catch(warn));
};
