import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';

export type Mode = 'readonly' | 'readwrite';

interface Work<Schema extends DBSchema, Names extends StoreNames<Schema>, Scope extends Mode, Result> {
  readonly stores: Names[];
  readonly mode: Scope;
  /** Is called at once. It must wait for nothing but the stores, or the transaction ends before it. */
  readonly act: (transaction: IDBPTransaction<Schema, Names[], Scope>) => Promise<Result>;
}

/** Resolves once all of the work is done and stored. When any of it fails, none of it is stored. */
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
      // The transaction has already ended by itself, with the same error.
    }
    throw error;
  };
  // Waits for both at once, so that a failure of either is handled.
  const [result] = await Promise.all([act(transaction).catch(abort), transaction.done]);
  return result;
};
