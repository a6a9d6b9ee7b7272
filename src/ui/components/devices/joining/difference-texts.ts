import type { JoinConflict, SaidOrder } from '#domain/devices/joining/join-conflicts.ts';
import type { Side } from '#domain/devices/joining/joined-item.ts';
import { excerpt } from '#domain/format/excerpt.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import type { CollectionHead } from '#domain/library/collection.ts';
import { RATING_MAX, type Mark } from '#domain/library/marks/mark.ts';
import { seenDayOf } from '#domain/library/marks/seen-day.ts';

/** In characters. */
const SHOWN_NOTE = 160;

const NAMES: readonly (readonly [JoinConflict['list'], one: string, many: string])[] = [
  ['marks', 'title is marked differently', 'titles are marked differently'],
  ['collections', 'collection is described differently', 'collections are described differently'],
  ['order', 'list is in another order', 'lists are in another order'],
];

/** '12 titles are marked differently, and 1 collection is described differently.' */
export const differencesText = (conflicts: readonly JoinConflict[]): string => {
  const texts = NAMES.flatMap(([list, one, many]) => {
    const count = conflicts.filter((each) => each.list === list).length;
    return count > 0 ? [countOf(count, one, many)] : [];
  });
  return `${[...texts.slice(0, -2), texts.slice(-2).join(', and ')].join(', ')}.`;
};

/** What a collection, or a list in another order, is called. */
export const nameOf = (conflict: Exclude<JoinConflict, { readonly list: 'marks' }>): string =>
  conflict.list === 'collections' ? conflict.mine.name : (conflict.mine.collection ?? 'Collections');

const seenText = (seenAt: string | null): string => {
  const day = formatLongDate(seenDayOf(seenAt));
  return day ? `seen on ${day}` : 'seen some time';
};

const markSaying = ({ seenAt, rating, note }: Mark): string => {
  const said = [
    ...(seenAt === undefined ? [] : [seenText(seenAt)]),
    ...(rating === undefined ? [] : [`rated ${rating} of ${RATING_MAX}`]),
    ...(note === undefined ? [] : [`noted ‘${excerpt(note, SHOWN_NOTE) ?? note}’`]),
  ].join(', ');
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
};

const headSaying = ({ name, description }: CollectionHead): string =>
  description ? `‘${name}’, described as ‘${description}’` : `‘${name}’`;

const orderSaying = ({ first, second }: SaidOrder): string => `‘${first}’ before ‘${second}’`;

/** 'Seen on March 3, 2025, rated 9 of 10, noted ‘Loud’'; or '‘Low Tide’ before ‘Nine Dials’'. */
export const sayingOf = (conflict: JoinConflict, side: Side): string => {
  if (conflict.list === 'marks') return markSaying(conflict[side]);
  return conflict.list === 'collections' ? headSaying(conflict[side]) : orderSaying(conflict[side]);
};

const hasTwoNotes = (conflict: JoinConflict): boolean =>
  conflict.list === 'marks' &&
  conflict.mine.note !== undefined &&
  conflict.theirs.note !== undefined &&
  conflict.mine.note !== conflict.theirs.note;

/** What stays with each choice. */
export const lossText = (conflicts: readonly JoinConflict[]): string =>
  conflicts.some(hasTwoNotes)
    ? 'What only one of them says stays. Where both have a note, both are kept in one, yours first.'
    : 'What only one of them says stays.';
