import type { Identifier } from '#domain/library/bundle.ts';
import { ownName } from '../browser/own-name.ts';

/** product.md, Saving: key. */
const PREFIX = ownName('matinee_user_data_');
const UNREADABLE = '.unreadable';
const SET_ASIDE = /\.unreadable(\.\d+)?$/;

export const bundleKey = (identifier: Identifier): string => `${PREFIX}${identifier}`;

const REVISION = ownName('matinee_revision_');

/** The key of the revision, which is stored beside the bundle. */
export const revisionKey = (identifier: Identifier): string => `${REVISION}${identifier}`;

/** The identifier of a revision's key; undefined for any other key. */
export const revisedIdentifier = (key: string): Identifier | undefined =>
  key.startsWith(REVISION) ? key.slice(REVISION.length) : undefined;

/** The keys for setting aside the unreadable entries of a key: `….unreadable`, `….unreadable.2` and so on. */
export const unreadableName =
  (key: string) =>
  (count: number): string =>
    count === 1 ? `${key}${UNREADABLE}` : `${key}${UNREADABLE}.${count}`;

/** Whether this is the key of a bundle, of a text that was set aside, or of a revision. */
export const isOwnKey = (key: string): boolean => key.startsWith(PREFIX) || key.startsWith(REVISION);

/** The identifiers of the bundles under these keys. A text that was set aside belongs to no identifier. */
export const identifiersOf = (keys: readonly string[]): readonly Identifier[] =>
  keys.filter((key) => key.startsWith(PREFIX) && !SET_ASIDE.test(key)).map((key) => key.slice(PREFIX.length));
