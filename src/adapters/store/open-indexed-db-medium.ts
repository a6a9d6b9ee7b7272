import type { Clock } from '#application/ports/clock.ts';
import { IndexedDbConnection } from './indexed-db-connection.ts';
import { IndexedDbMedium } from './indexed-db-medium.ts';
import { TEXT_DATABASE } from './text-database.ts';
import type { TextMedium } from './text-medium.ts';

/** A medium over the browser's IndexedDB. Rejects where that is blocked, absent, or silent for 2 s. */
export const openIndexedDbMedium = async (clock: Clock): Promise<TextMedium> => {
  const connection = new IndexedDbConnection(TEXT_DATABASE, clock);
  await connection.open();
  return new IndexedDbMedium(connection);
};
