import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';
import type { Clock } from '#application/ports/clock.ts';
import { inTime } from '#application/time/in-time.ts';
import { Connection } from './connection.ts';
import { inTransaction, type Mode } from './in-transaction.ts';

const OPEN_LIMIT_MS = 2_000;

export interface DatabaseShape<Schema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Makes the object stores of a new database. */
  readonly upgrade: (database: IDBPDatabase<Schema>) => void;
}

/** Rejects when opening takes longer than 2 s, as it may on iOS. */
const openInTime = async <Database extends { close(): void }>(
  opened: Promise<Database>,
  clock: Clock,
): Promise<Database> => {
  try {
    return await inTime(opened, { limitMs: OPEN_LIMIT_MS, clock, what: 'IndexedDB' });
  } catch (error) {
    // A database that opens after all must not stand in the way of others.
    void opened.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
};

/** A connection through the package idb, with a deadline for opening. */
export class IndexedDbConnection<Schema extends DBSchema> extends Connection<IDBPDatabase<Schema>> {
  constructor({ name, version, upgrade }: DatabaseShape<Schema>, clock: Clock) {
    super((lost) => openInTime(openDB<Schema>(name, version, { upgrade, blocking: lost, terminated: lost }), clock));
  }

  /** Runs `act` within a transaction of one object store. It must wait for nothing but that store. */
  within<Name extends StoreNames<Schema>, Scope extends Mode, Result>(
    name: Name,
    mode: Scope,
    act: (store: IDBPObjectStore<Schema, Name[], Name, Scope>) => Promise<Result>,
  ): Promise<Result> {
    return this.run((database) =>
      inTransaction(database, { stores: [name], mode, act: (transaction) => act(transaction.objectStore(name)) }),
    );
  }
}
