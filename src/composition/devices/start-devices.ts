import type { Container } from 'inversify';
import { filter, take } from 'rxjs';
import { DEVICES_DATABASE } from '#adapters/devices/indexed-db-membership-memory.ts';
import { joinedFlag } from '#adapters/devices/joined-flag.ts';
import { mayHaveDatabase } from '#adapters/devices/may-have-database.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { Port } from '#application/ports/port.ts';

/**
 * Shares lists from the moment they are loaded, where this device takes part. Elsewhere nothing is fetched, and nothing made
 * (product.md, Devices: off).
 */
export const startDevices = (container: Container, { loadState$ }: Pick<LibraryRepository, 'loadState$'>): void => {
  const start = async () => {
    if (joinedFlag.isSet() || (await mayHaveDatabase(DEVICES_DATABASE)))
      await (await import('./devices.module.ts')).openDevices(container);
  };
  const warn = (error: unknown) =>
    container.get(Port.consoleLog).warn('Lists are not shared during this visit.', error);
  loadState$
    .pipe(
      filter(({ status }) => status === 'fulfilled'),
      take(1),
    )
    .subscribe(() => void start().catch(warn));
};
