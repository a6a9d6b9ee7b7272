import { filter, take } from 'rxjs';
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
  repository.loadState$
    .pipe(
      filter(({ status }) => status === 'fulfilled'),
      take(1),
    )
    .subscribe(() => void start().catch(warn));
};
