import { libraryItems } from '#domain/devices/library-items.ts';
import { registerId } from '#domain/devices/register.ts';
import type { Fields } from '#domain/fields.ts';
import type { Library } from '#domain/library/library.ts';
import { factsWithoutPlace } from './facts-without-place.ts';

/** What is shared of a library, by the ids of its registers: without the order, and without what the provider says. */
export const syncedOf = (library: Library): Readonly<Record<string, Fields>> =>
  Object.fromEntries(
    [...libraryItems(library)]
      .map(({ list, key, value }) => [registerId({ list, key }), factsWithoutPlace(list, value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
