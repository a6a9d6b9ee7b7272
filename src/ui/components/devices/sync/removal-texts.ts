import { dayOf } from '#domain/days/calendar-day.ts';
import { dayNumber } from '#domain/days/day-of-time.ts';
import type { RemovalElsewhere, RemovedItem } from '#domain/devices/removals/removed-item.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatDayOf, formatTime } from '#domain/format/format-time.ts';
import { joinWords } from '#domain/format/join-words.ts';
import { viewingDayText } from '#domain/format/viewing-day-text.ts';
import { episodeLabel } from '#domain/shows/episode-label.ts';
import { seasonIn } from '#domain/shows/rounds.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { groupBy } from '#domain/util/group-by.ts';

/** More names make no list that is read. */
const NAMES_MAX = 5;

const isEpisode = ({ list }: RemovedItem): boolean => list === 'episodes';
const isViewing = ({ list }: RemovedItem): boolean => list === 'viewings';
const isMark = ({ list }: RemovedItem): boolean => list === 'marks' || list === 'hidden';

const titleCount = (items: readonly RemovedItem[], isCounted: (item: RemovedItem) => boolean): number =>
  new Set(items.filter(isCounted).flatMap((item) => ('title' in item ? [titleKey(item.title)] : []))).size;

/** '3 titles', '2 titles, 1 collection and 1 mark': a title in two lists is one. */
const whatWent = (items: readonly RemovedItem[]): string => {
  const parts = [
    { count: titleCount(items, (item) => !isMark(item) && !isViewing(item) && !isEpisode(item)), one: 'title' },
    { count: items.filter(({ list }) => list === 'collections').length, one: 'collection' },
    { count: titleCount(items, isMark), one: 'mark' },
    { count: items.filter(isViewing).length, one: 'viewing' },
    { count: items.filter(isEpisode).length, one: 'episode' },
  ];
  return joinWords(parts.flatMap(({ count, one }) => (count > 0 ? [countOf(count, one)] : [])));
};

/** 'today 14:02', 'yesterday 14:02', 'November 3, 2026, 14:02', where the visitor is. */
const dayAndTime = (time: Date, now: Date): string => {
  const clock = formatTime(time).slice(0, 5);
  const days = dayNumber(dayOf(now)) - dayNumber(dayOf(time));
  if (days === 0) return `today ${clock}`;
  if (days === 1) return `yesterday ${clock}`;
  return `${formatDayOf(time.toISOString()) ?? 'at an unknown day'}, ${clock}`;
};

/** 'removed 3 titles, today 14:02', behind the name of the device. */
export const removalText = ({ items, removedAt }: RemovalElsewhere, now: Date): string =>
  `removed ${whatWent(items)}, ${dayAndTime(removedAt, now)}`;

const LIST_NAMES: Partial<Record<RemovedItem['list'], string>> = {
  watchlist: 'Watchlist',
  favorites: 'Favorites',
  collections: 'Collections',
  viewings: 'Viewings',
  episodes: 'Episodes',
};

const listOf = (item: RemovedItem): string =>
  item.list === 'movies' ? `‘${item.collection.name}’` : (LIST_NAMES[item.list] ?? 'Marks');

const nameOf = (item: RemovedItem): string => {
  if (item.list === 'collections')
    return `‘${item.collection.name}’ with ${countOf(item.collection.movies.length, 'movie')}`;
  const name = titleName(item.title);
  if (item.list === 'viewings') return `${name}, ${viewingDayText(item.day)}`;
  return item.list === 'episodes' ? `${name}, ${episodeLabel(seasonIn(item.season) ?? 0, item.number)}` : name;
};

/** 'Watchlist: Low Tide, Nine Dials and 3 more', a text for each list. */
export const removalDetails = ({ items }: RemovalElsewhere): readonly string[] => {
  return [...groupBy(items, listOf)].map(([list, removed]) => {
    const all = removed.map(nameOf);
    const more = all.length - NAMES_MAX;
    return `${list}: ${joinWords(more > 0 ? [...all.slice(0, NAMES_MAX), `${more} more`] : all)}`;
  });
};
