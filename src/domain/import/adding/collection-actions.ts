import { freeCollectionId } from '../../library/free-collection-id.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import { cutDescription } from '../../library/names/collection-name.ts';
import { toStoredTitle, type StoredTitle } from '../../library/saved-title.ts';
import type { ImportedList } from '../imported-title.ts';
import type { Addition } from './addition.ts';
import { collectionName } from './collection-name.ts';
import type { LibraryIndex } from './library-index.ts';

/** What each collection lacks, by its name: in the order of the file's lists. */
const lackedByName = (additions: readonly Addition[], lists: readonly ImportedList[]) => {
  const lacked = new Map<string, StoredTitle[]>(lists.map(({ name }) => [collectionName(name), []]));
  for (const { wanted, missing } of additions) {
    for (const name of missing.collections) {
      const titles = lacked.get(name) ?? [];
      titles.push(toStoredTitle(wanted.title));
      lacked.set(name, titles);
    }
  }
  return [...lacked].filter(([, titles]) => titles.length > 0);
};

/** Another one each time. */
const newIds = (taken: ReadonlySet<string>, now: Date): (() => string) => {
  let next = now.getTime();
  return () => {
    const id = freeCollectionId(taken, next);
    next = Number(id) + 1;
    return id;
  };
};

const descriptionOf = (name: string, lists: readonly ImportedList[]): string => {
  const same = lists.filter((list) => collectionName(list.name) === name);
  return cutDescription(same.find(({ description }) => description.trim() !== '')?.description ?? '');
};

/** The lists of the file: those that there are get what they lack, the others are made (product.md, Import: collections). */
export const collectionActions = (
  { collections, collectionIds }: LibraryIndex,
  additions: readonly Addition[],
  { lists, now }: { readonly lists: readonly ImportedList[]; readonly now: Date },
): readonly LibraryAction[] => {
  const newId = newIds(collectionIds, now);
  return lackedByName(additions, lists).flatMap(([name, movies]): readonly LibraryAction[] => {
    const collectionId = collections.get(name)?.id;
    if (collectionId !== undefined)
      return movies.map((title) => ({ kind: 'movie-added-to-collection', collectionId, title }));
    const description = descriptionOf(name, lists);
    const collection = { id: newId(), name, description, movies, createdAt: now.toISOString() };
    return [{ kind: 'collection-created', collection }];
  });
};
