import type { Fields } from '../../fields.ts';
import { titleKey } from '../../title.ts';
import { isSeen, type MarkedTitle, type Viewings } from '../marks/mark.ts';
import { keptViewings, withSeen, writtenSeen, type Seen } from '../marks/viewings.ts';
import { isTitleField, type StoredTitle } from '../saved-title.ts';
import type { ListRules } from './merge-list.ts';
import { hasSameFields, mapThree, mergeFields, mergeValue, type ThreeWay } from './three-way.ts';

const fieldsOf = (title: StoredTitle | undefined, isPicked: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries<unknown>({ ...title }).filter(([name]) => isPicked(name)));

/** What a list says of a title itself. */
const ownFacts = (title: StoredTitle | undefined): Fields => fieldsOf(title, isTitleField);

/** What it says of it besides. */
export const ownFields = (title: StoredTitle | undefined): Fields => fieldsOf(title, (name) => !isTitleField(name));

const hasSameSeen = (a: Seen, b: Seen): boolean =>
  a.seenAt === b.seenAt && (a.viewings === b.viewings || hasSameFields({ ...a.viewings }, { ...b.viewings }));

/** Each day by itself: a title that was seen on another one since is seen still. */
const mergeDays = ({ before, after, now }: ThreeWay<Seen>): Seen => {
  const viewings: Viewings = mergeFields(mapThree({ before, after, now }, keptViewings));
  const isSeenThen = mergeValue(mapThree({ before, after, now }, isSeen));
  const isLeft = Object.keys(viewings).length > 0;
  if (isLeft && (isSeen(now) || isSeenThen)) return writtenSeen(viewings, isSeen(now) ? now : before);
  return isLeft ? { viewings } : {};
};

const mergeSeen = (seen: ThreeWay<Seen>): Seen => {
  const { before, after, now } = seen;
  if (hasSameSeen(before, after)) return now;
  if (hasSameSeen(after, now)) return before;
  if (before.viewings ?? after.viewings ?? now.viewings) return mergeDays(seen);
  const seenAt = mergeValue(mapThree(seen, (each) => each.seenAt));
  return seenAt === undefined ? {} : { seenAt };
};

/** Of a mark each thing that it says is merged for itself, and it is there as long as it says anything. */
const mergeMark = (marks: ThreeWay<MarkedTitle | undefined>): MarkedTitle | undefined => {
  const { before, after, now } = marks;
  if (before === after) return now;
  const said = mapThree(marks, ownFields);
  const others = mergeFields(mapThree(said, (each) => withSeen<Fields & Seen>(each, {})));
  const own = withSeen<Fields & Seen>(others, mergeSeen(said));
  if (Object.keys(own).length === 0) return undefined;
  const facts = mapThree(marks, ownFacts);
  if (!now) return { ...facts.before, ...own } as object as MarkedTitle;
  const merged = { ...(before && after ? mergeFields(facts) : facts.now), ...own } as object as MarkedTitle;
  return hasSameFields(merged, now) ? now : merged;
};

export const MARK_RULES: ListRules<MarkedTitle> = { keyOf: titleKey, merge: mergeMark };
