import type { DBSchema, IDBPObjectStore } from 'idb';
import { ownName } from '../browser/own-name.ts';
import type { DatabaseShape } from './indexed-db-connection.ts';

export const TEXTS = 'texts';

export interface TextSchema extends DBSchema {
  readonly [TEXTS]: { readonly key: string; readonly value: string };
}

export type TextsStore<Mode extends 'readonly' | 'readwrite'> = IDBPObjectStore<
  TextSchema,
  (typeof TEXTS)[],
  typeof TEXTS,
  Mode
>;

/** The database in which the store saves its texts. */
export const TEXT_DATABASE: DatabaseShape<TextSchema> = {
  name: ownName('matinee'),
  version: 1,
  upgrade: (database) => void database.createObjectStore(TEXTS),
};
