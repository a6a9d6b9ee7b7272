import type { Fields } from '../../fields.ts';
import { titleKey } from '../../title.ts';
import { HISTORY_LIMIT } from '../history-limit.ts';
import type { MarkedTitle } from '../mark.ts';
import { isTitleField, type StoredTitle, type ViewedTitle } from '../saved-title.ts';
import type { ListRules } from './merge-list.ts';
import { hasSameFields, mergeFields, type ThreeWay } from './three-way.ts';

/** Of the title itself, and of the list that it is in. */
type Split = readonly [facts: Fields, own: Fields];

const split = (title: StoredTitle | undefined): Split => {
  const entries = Object.entries<unknown>({ ...title });
  return [
    Object.fromEntries(entries.filter(([name]) => isTitleField(name))),
    Object.fromEntries(entries.filter(([name]) => !isTitleField(name))),
  ];
};

/** What the provider says of a title may have come meanwhile: that is no touch of the visitor's. */
const isUntouched = (after: StoredTitle, now: StoredTitle): boolean => hasSameFields(split(after)[1], split(now)[1]);

/** A title is in a list or not: one that was removed, added again or put there otherwise since is as it is now. */
const mergeTitle = <Title extends StoredTitle>({
  before,
  after,
  now,
}: ThreeWay<Title | undefined>): Title | undefined => {
  if (before === after) return now;
  if (!now) return after ? undefined : before;
  if (!before) return after && isUntouched(after, now) ? undefined : now;
  return after ? mergeFields({ before, after, now }) : now;
};

export const titleRules = <Title extends StoredTitle>(): ListRules<Title> => ({ keyOf: titleKey, merge: mergeTitle });

/** Of a history that is full now the oldest views fell out: the visitor did not remove them. */
export const viewRules = ({ length }: readonly ViewedTitle[]): ListRules<ViewedTitle> => ({
  keyOf: titleKey,
  merge: ({ before, after, now = length < HISTORY_LIMIT ? undefined : before && after }) =>
    mergeTitle({ before, after, now }),
  growsAtFront: true,
});

/** Of a mark each thing that it says is merged for itself, and it is there as long as it says anything. */
const mergeMark = ({ before, after, now }: ThreeWay<MarkedTitle | undefined>): MarkedTitle | undefined => {
  if (before === after) return now;
  const [factsBefore, ownBefore] = split(before);
  const [factsAfter, ownAfter] = split(after);
  const [factsNow, ownNow] = split(now);
  const own = mergeFields({ before: ownBefore, after: ownAfter, now: ownNow });
  if (Object.keys(own).length === 0) return undefined;
  if (!now) return { ...factsBefore, ...own } as object as MarkedTitle;
  const isKnown = before && after;
  const facts = isKnown ? mergeFields({ before: factsBefore, after: factsAfter, now: factsNow }) : factsNow;
  return own === ownNow && facts === factsNow ? now : ({ ...facts, ...own } as object as MarkedTitle);
};

export const MARK_RULES: ListRules<MarkedTitle> = { keyOf: titleKey, merge: mergeMark };
