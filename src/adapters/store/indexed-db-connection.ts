import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { Connection } from './connection.ts';

const OPEN_LIMIT_MS = 2_000;

export interface DatabaseShape<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Makes the object stores of a database that is new. */
  readonly upgrade: (database: IDBPDatabase<Schema>) => void;
}

/** Rejects when opening takes longer than 2 s, as it can on iOS. */
const inTime = async <Database extends { close(): void }>(opened: Promise<Database>): Promise<Database> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB did not open within 2 s.')), OPEN_LIMIT_MS);
  });
  try {
    return await Promise.race([opened, late]);
  } catch (error) {
    // One that opens after all must not stand in the way of others.
    void opened.then((database) => database.close(), () => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** A connection by the package idb, with a deadline for opening. */
export class IndexedDbConnection<Schema extends DBSchema> extends Connection<IDBPDatabase<Schema>> {
  constructor({ name, version, upgrade }: DatabaseShape<Schema>) {
    super((lost) => inTime(openDB<Schema>(name, version, { upgrade, blocking: lost, terminated: lost })));
  }
}
