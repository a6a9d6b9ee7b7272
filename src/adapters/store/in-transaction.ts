import type { IDBPObjectStore } from 'idb';
import { TEXTS, type TextDatabase, type TextSchema } from './indexed-db-connection.ts';

type Mode = 'readonly' | 'readwrite';
export type Texts<Scope extends Mode> = IDBPObjectStore<TextSchema, [typeof TEXTS], typeof TEXTS, Scope>;

export interface Work<Scope extends Mode, Result> {
  readonly mode: Scope;
  /** Awaits nothing but the store, or the transaction ends under it. Called at once. */
  readonly act: (texts: Texts<Scope>) => Promise<Result>;
}

/** Resolves once all of the work is done and kept; when any of it fails, none of it is. */
export const inTransaction = async <Scope extends Mode, Result>(
  database: TextDatabase,
  { mode, act }: Work<Scope, Result>,
): Promise<Result> => {
  const transaction = database.transaction(TEXTS, mode);
  const abort = (error: unknown): never => {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself, over the same error.
    }
    throw error;
  };
  // Both at once: a failure of either is heard, and none goes unhandled.
  const [result] = await Promise.all([act(transaction.store).catch(abort), transaction.done]);
  return result;
};
