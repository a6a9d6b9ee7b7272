import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

type Mode = 'readonly' | 'readwrite';

export interface Work<Schema extends DBSchema, Names extends StoreNames<Schema>, Scope extends Mode, Result> {
  readonly stores: Names[];
  readonly mode: Scope;
  /** Awaits nothing but the stores, or the transaction ends under it. Called at once. */
  readonly act: (transaction: IDBPTransaction<Schema, Names[], Scope>) => Promise<Result>;
}

/** Resolves once all of the work is done and kept; when any of it fails, none of it is. */
export const inTransaction = async <
  Schema extends DBSchema,
  Names extends StoreNames<Schema>,
  Scope extends Mode,
  Result,
>(
  database: IDBPDatabase<Schema>,
  { stores, mode, act }: Work<Schema, Names, Scope, Result>,
): Promise<Result> => {
  const transaction = database.transaction(stores, mode);
  const abort = (error: unknown): never => {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself, over the same error.
    }
    throw error;
  };
  // Both at once: a failure of either is heard, and none goes unhandled.
  const [result] = await Promise.all([act(transaction).catch(abort), transaction.done]);
  return result;
};
