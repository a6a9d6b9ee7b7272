import type { Identifier } from '#domain/library/bundle.ts';

/** product.md, Saving: key. */
const PREFIX = 'matinee_user_data_';
const UNREADABLE = '.unreadable';
const SET_ASIDE = /\.unreadable(\.\d+)?$/;

export const bundleKey = (identifier: Identifier): string => `${PREFIX}${identifier}`;

const REVISION = 'matinee_revision_';

/** Beside the bundle. */
export const revisionKey = (identifier: Identifier): string => `${REVISION}${identifier}`;

/** Under what the unreadable entries of a key are set aside: `….unreadable`, `….unreadable.2` and so on. */
export const unreadableName =
  (key: string) =>
  (count: number): string =>
    count === 1 ? `${key}${UNREADABLE}` : `${key}${UNREADABLE}.${count}`;

/** Whether a bundle is under this key, or was set aside under it, or its revision is. */
export const isOwnKey = (key: string): boolean => key.startsWith(PREFIX) || key.startsWith(REVISION);

/** The identifiers of the bundles under these keys. A bundle that was set aside has no owner. */
export const identifiersOf = (keys: readonly string[]): readonly Identifier[] =>
  keys.filter((key) => key.startsWith(PREFIX) && !SET_ASIDE.test(key)).map((key) => key.slice(PREFIX.length));
