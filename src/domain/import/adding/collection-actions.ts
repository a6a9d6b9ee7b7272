import { freeCollectionId } from '../../library/free-collection-id.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import { cutDescription } from '../../library/names/collection-name.ts';
import { toStoredTitle, type StoredTitle } from '../../library/saved-title.ts';
import type { ImportedList } from '../imported-title.ts';
import type { Addition } from './addition.ts';
import { freeCollectionName, isNameCut, wholeNameLine } from './collection-name.ts';
import { collectionOf } from './collection-of.ts';
import type { LibraryIndex } from './library-index.ts';
import { listName } from './list-name.ts';

/** What the collection of each list lacks, by the list's name: in the order of the file's lists. */
const lackedByList = (additions: readonly Addition[], lists: readonly ImportedList[]) => {
  const lacked = new Map<string, StoredTitle[]>(lists.map(({ name }) => [listName(name), []]));
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
  const same = lists.filter((list) => listName(list.name) === name);
  const said = same.find(({ description }) => description.trim() !== '')?.description.trim() ?? '';
  return cutDescription(isNameCut(name) ? `${wholeNameLine(name)}\n${said}` : said);
};

/** The lists of the file: those that there are get what they lack, the others are made (product.md, Import: collections). */
export const collectionActions = (
  index: LibraryIndex,
  additions: readonly Addition[],
  { lists, now }: { readonly lists: readonly ImportedList[]; readonly now: Date },
): readonly LibraryAction[] => {
  const newId = newIds(index.collectionIds, now);
  const lacked = lackedByList(additions, lists);
  const taken = new Set([...index.collections.keys(), ...lacked.map(([list]) => list)]);
  return lacked.flatMap(([list, movies]): readonly LibraryAction[] => {
    const collectionId = collectionOf(index, list)?.id;
    if (collectionId !== undefined)
      return movies.map((title) => ({ kind: 'movie-added-to-collection', collectionId, title }));
    const name = isNameCut(list) ? freeCollectionName(list, taken) : list;
    taken.add(name);
    const description = descriptionOf(list, lists);
    const collection = { id: newId(), name, description, movies, createdAt: now.toISOString() };
    return [{ kind: 'collection-created', collection }];
  });
};
