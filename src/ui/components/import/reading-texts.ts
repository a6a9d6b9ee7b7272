import { countOf, formatCount } from '#domain/format/format-count.ts';
import { joinWords } from '#domain/format/join-words.ts';
import type { DaysOver } from '#domain/import/adding/days-over.ts';
import { countEpisodes } from '#domain/import/episodes/imported-episode.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { ImportSource } from '#domain/import/source-readers.ts';
import { VIEWINGS_MAX } from '#domain/library/marks/viewings.ts';
import { titleName } from '#domain/title.ts';

/** What the services are called. */
const SOURCE_NAMES: Readonly<Record<ImportSource, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tmdb: 'TMDB',
  tvtime: 'TV Time',
  netflix: 'Netflix',
  movary: 'Movary',
  simkl: 'Simkl',
  seriesguide: 'SeriesGuide',
  showcase: 'ShowCase',
  yamtrack: 'Yamtrack',
  floppy: 'Floppy',
  ryot: 'Ryot',
  stremio: 'Stremio',
  myanimelist: 'MyAnimeList',
  anilist: 'AniList',
  kodi: 'Kodi',
  betaseries: 'BetaSeries',
  matinee: 'Matinee',
  plain: 'Your list',
};

const { matinee: _own, plain: _plain, ...SERVICES } = SOURCE_NAMES;
/** 'Letterboxd, IMDb or Trakt': whose files are read, besides Matinee's own and plain ones. */
export const serviceNames = (): string => joinWords(Object.values(SERVICES), 'or');

/** 'Letterboxd: 212 titles, 3 lists, 14 left out' (product.md, Import: recognised). */
export const readingSummary = ({ sources, titles, lists, leftOut }: ImportReading): string => {
  const counts = [
    countOf(titles.length, 'title'),
    ...(lists.length > 0 ? [countOf(lists.length, 'list')] : []),
    ...(leftOut.length > 0 ? [`${formatCount(leftOut.length)} left out`] : []),
  ];
  return `${joinWords(sources.map((source) => SOURCE_NAMES[source]))}: ${counts.join(', ')}`;
};

/** 'Too long to be kept whole: 2 notes and 1 list. They are cut at their ends.'; empty where nothing is cut. */
export const tooLongText = ({ titles, lists }: ImportReading): string => {
  const notes = titles.filter(({ isNoteCut }) => isNoteCut).length;
  const cut = lists.filter(({ isCut }) => isCut).length;
  const counts = [...(notes > 0 ? [countOf(notes, 'note')] : []), ...(cut > 0 ? [countOf(cut, 'list')] : [])];
  return counts.length > 0
    ? `Too long to be kept whole: ${joinWords(counts)}. What is too much is cut off at the end.`
    : '';
};

/** '2 days could not be read, as "yesterday" and "31/31/2024". ...'; empty where all could be (product.md, Import: unread days). */
export const unreadText = ({ unreadDays, unreadDayExamples }: ImportReading): string => {
  if (unreadDays === 0) return '';
  const examples = joinWords(unreadDayExamples.map((each) => `"${each}"`));
  const days = `${countOf(unreadDays, 'day')} could not be read${examples && `, as ${examples}`}.`;
  return `${days} What was seen then counts as seen some time, what was listed then as listed today.`;
};

/** '640 rows tell of 212 titles. ...'; empty where nothing is put together (product.md, Import: put together). */
export const putTogetherText = ({ putTogether: { rows, titles, lists } }: ImportReading): string =>
  [
    rows > titles
      ? `${countOf(rows, 'row')} tell of ${countOf(titles, 'title')}: what is said of one title is put together.`
      : '',
    lists > 0 ? `${countOf(lists, 'list')} became one with another of the same name.` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** 'Seen before, too: 34.'; empty where no title was (product.md, Import: seen before). */
export const seenBeforeText = ({ putTogether: { seenBefore } }: ImportReading): string =>
  seenBefore > 0 ? `Seen before, too: ${formatCount(seenBefore)}.` : '';

/** 'Not kept: 12 earlier days of episodes and 1 other rating. ...'; empty where all is (product.md, Import: put together). */
export const saidOnceText = ({
  putTogether: { viewings, daysOver, ratings, notes },
}: Pick<ImportReading, 'putTogether'>): string => {
  const counts = [
    ...(viewings > 0 ? [`${countOf(viewings, 'earlier day')} of episodes`] : []),
    ...(daysOver > 0 ? [`${countOf(daysOver, 'day')} of titles that have more than ${VIEWINGS_MAX}`] : []),
    ...(ratings > 0 ? [countOf(ratings, 'other rating')] : []),
    ...(notes > 0 ? [countOf(notes, 'other note')] : []),
  ];
  return counts.length === 0
    ? ''
    : `Not kept: ${joinWords(counts)}. Of a title one rating and one note are kept, or one for each of its days.`;
};

/** More would hide what else the review says. */
const OVER_NAMED = 3;

/** 'Not kept: 12 days of Low Tide and Dust Parade. ...'; empty where each day has room (product.md, Import: seen before). */
export const daysOverText = (over: readonly DaysOver[]): string => {
  if (over.length === 0) return '';
  const others = over.length - OVER_NAMED;
  const names = [
    ...over.slice(0, OVER_NAMED).map(({ title }) => titleName(title)),
    ...(others > 0 ? [countOf(others, 'other title')] : []),
  ];
  const days = over.reduce((sum, each) => sum + each.days, 0);
  return `Not kept: ${countOf(days, 'day')} of ${joinWords(names)}. A title keeps ${VIEWINGS_MAX} days, those that are here among them.`;
};

interface Target {
  readonly label: string;
  /** Where nothing is added to lists here. */
  readonly converted?: string;
  readonly isFor: (title: ImportedTitle) => boolean;
}

const TARGETS: readonly Target[] = [
  { label: 'To your watchlist', converted: 'Watchlist', isFor: ({ listedAt }) => listedAt !== undefined },
  { label: 'To your favorites', converted: 'Favorites', isFor: ({ likedAt }) => likedAt !== undefined },
  { label: 'Seen', isFor: ({ seenAt, lastSeenAt }) => seenAt !== undefined || lastSeenAt !== undefined },
  { label: 'Rated', isFor: ({ rating }) => rating !== undefined },
  { label: 'With a note', isFor: ({ note }) => note !== undefined },
  { label: 'Not interested', isFor: ({ hiddenAt }) => hiddenAt !== undefined },
];

const episodesIn = (titles: readonly ImportedTitle[]): number =>
  titles.reduce((sum, { episodes = [] }) => sum + countEpisodes(episodes), 0);

/** How many lists have titles: a collection is made of no other. */
const listsIn = (titles: readonly ImportedTitle[]): number => new Set(titles.flatMap(({ lists = [] }) => lists)).size;

/** How many titles go where. A target without titles is left out. */
export const readingLines = (
  { titles }: Pick<ImportReading, 'titles'>,
  isConverting = false,
): readonly { readonly label: string; readonly value: string }[] =>
  [
    ...TARGETS.map(({ label, converted = label, isFor }) => ({
      label: isConverting ? converted : label,
      count: titles.filter(isFor).length,
    })),
    { label: 'Episodes seen', count: episodesIn(titles) },
    { label: isConverting ? 'Lists' : 'To collections', count: listsIn(titles) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({ label, value: formatCount(count) }));
