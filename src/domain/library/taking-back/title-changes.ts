import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { isSameJson } from '../../util/is-same-json.ts';
import type { CollectionMovie } from '../collection.ts';
import { refOf } from '../facts/markable-title.ts';
import type { LibraryAction, ViewingsChanged } from '../library-change.ts';
import type { Library } from '../library.ts';
import type { MarkedTitle, MarkField, MarkFields } from '../marks/mark.ts';
import { viewingsPatch } from '../marks/viewings.ts';
import { withoutNumber } from '../order/rank.ts';
import { MARK_FIELDS } from '../parts/marks.ts';
import type { SavedListName } from '../saved-lists.ts';
import { isTitleField, type StoredTitle } from '../saved-title.ts';
import { listChanges } from './list-changes.ts';
import { hasSameFields } from './three-way.ts';

type Actions = readonly LibraryAction[];

const isItself = (now: StoredTitle, target: StoredTitle): boolean => now === target;

/** What makes a saved list what it is to be. */
export function* savedChanges(now: Library, target: Library, list: SavedListName): Steps<Actions> {
  const { removed, added } = yield* listChanges(now[list], target[list], { keyOf: titleKey, isKept: isItself });
  return [
    ...removed.map((title): LibraryAction => ({ kind: 'title-removed', list, title })),
    ...added.map(({ item: title, ...at }): LibraryAction => ({ kind: 'title-saved', list, title, ...at })),
  ];
}

const isKeptMovie = (now: CollectionMovie, target: CollectionMovie): boolean =>
  now === target || hasSameFields(withoutNumber(now), withoutNumber(target));

/** What makes the movies of a collection what they are to be. */
export function* movieChanges(
  collectionId: string,
  now: readonly CollectionMovie[],
  target: readonly CollectionMovie[],
): Steps<Actions> {
  const { removed, added } = yield* listChanges(now, target, { keyOf: titleKey, isKept: isKeptMovie });
  const of = { collectionId };
  return [
    ...removed.map((title): LibraryAction => ({ kind: 'movie-removed-from-collection', ...of, title })),
    ...added.map(({ item: title, ...at }): LibraryAction => ({
      kind: 'movie-added-to-collection',
      ...of,
      title,
      ...at,
    })),
  ];
}

const isMarkField = (name: string): name is MarkField => (MARK_FIELDS as readonly string[]).includes(name);
const VIEWINGS = 'viewings';
const pickFields = (mark: MarkedTitle, isPicked: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries<unknown>({ ...mark }).filter(([name]) => isPicked(name)));
const markOf = (title: MarkedTitle): MarkFields => pickFields(title, isMarkField);
const titleOf = (title: MarkedTitle): StoredTitle =>
  pickFields(title, (name) => !isMarkField(name) && name !== VIEWINGS) as StoredTitle;

/** What brings the days on which a title was seen back, with all that was said of them; none where they are as they are to be. */
const viewingsBack = (now: MarkedTitle | undefined, target: MarkedTitle | undefined, title: StoredTitle) => {
  if (isSameJson(now?.viewings, target?.viewings)) return [];
  const back = target?.seenAt === undefined ? {} : { seenAt: target.seenAt };
  const patch = viewingsPatch(now?.viewings, target?.viewings);
  return [{ kind: 'viewings-changed', title, ...patch, back } as const satisfies ViewingsChanged];
};

const unmarking = (mark: MarkedTitle): readonly LibraryAction[] => [
  ...viewingsBack(mark, undefined, refOf(mark)),
  {
    kind: 'title-marked',
    title: refOf(mark),
    set: {},
    clear: MARK_FIELDS.filter((name) => Object.hasOwn(mark, name)),
  },
];

const remarking = (now: MarkedTitle, target: MarkedTitle): readonly LibraryAction[] => {
  const title = titleOf(target);
  const days = viewingsBack(now, target, title);
  // Of several days the change of them says which of them `seenAt` has.
  const isTold = (name: string): boolean => isMarkField(name) && (days.length === 0 || name !== 'seenAt');
  const set = pickFields(
    target,
    (name) => isTold(name) && !isSameJson(now[name as MarkField], target[name as MarkField]),
  );
  const clear = MARK_FIELDS.filter((name) => isTold(name) && Object.hasOwn(now, name) && !Object.hasOwn(target, name));
  const isMore = Object.keys(set).length + clear.length > 0 || days.length === 0;
  return [...(isMore ? [{ kind: 'title-marked', title, set, clear } as const] : []), ...days];
};

/** Whether a newer release has written something of its own about it: no change of this one's removes that. */
const isOfNewerRelease = (mark: MarkedTitle): boolean =>
  Object.keys(mark).some((name) => !isTitleField(name) && !isMarkField(name) && name !== VIEWINGS);

/** What makes the marks what they are to be; undefined where changes of marks cannot. */
export function* markChanges(now: Library, target: Library): Steps<Actions | undefined> {
  const isKept = (mark: MarkedTitle, other: MarkedTitle) =>
    mark === other || hasSameFields(titleOf(mark), titleOf(other));
  const { removed, added, kept } = yield* listChanges(now.marks, target.marks, { keyOf: titleKey, isKept });
  yield;
  if (removed.some(isOfNewerRelease)) return undefined;
  return [
    ...removed.flatMap(unmarking),
    ...kept.flatMap((each) => (each.now === each.target ? [] : remarking(each.now, each.target))),
    ...added.flatMap(({ item, ...at }): readonly LibraryAction[] => {
      const title = titleOf(item);
      return [
        { kind: 'title-marked', title, set: markOf(item), clear: [], ...at },
        ...viewingsBack(undefined, item, title),
      ];
    }),
  ];
}
