import type { CalendarDay } from '../days/calendar-day.ts';
import { dayOfNumber } from '../days/day-of-time.ts';
import { isTitleField, type StoredTitle } from '../library/saved-title.ts';
import type { TitleKey } from '../title.ts';
import { parseRuns, type Runs } from './runs.ts';

/** What the episodes keep of a show besides what was seen of it: enough to show it (product.md, Shows: kept). */
export const SHOW_FIELDS = [
  'id',
  'name',
  'name_language',
  'poster_path',
  'first_air_date',
  'checkedAt',
  'goneAt',
] as const satisfies readonly (keyof StoredTitle)[];

/** A show as the episodes keep it. It has no media type: it is never a movie. */
export type ShowFacts = Readonly<Pick<StoredTitle, (typeof SHOW_FIELDS)[number]>>;

/** A show of which the visitor has seen episodes, or that they have stopped following. */
export interface WatchedShow extends ShowFacts {
  /**
   * The runs of each season that something was seen of, as texts, by its number. 0 has the specials. What was seen in further rounds is
   * under names of their own, which `rounds.ts` reads.
   */
  readonly seasons: Readonly<Record<string, string>>;
  /** ISO time: since then it is not among what is next. */
  readonly stoppedAt?: string;
}

/** What runs are of: the number of a season, or the name of a further round or of a season in it. */
export type RunsName = number | string;

export const showKey = ({ id }: Pick<WatchedShow, 'id'>): TitleKey => `tv:${id}`;

/** A show as the episodes keep it. */
export const toShowFacts = (show: StoredTitle): ShowFacts => ({
  ...Object.fromEntries<unknown>(SHOW_FIELDS.flatMap((name) => (show[name] === undefined ? [] : [[name, show[name]]]))),
  id: show.id,
});

/** All that is kept of what the provider says of a show. */
export const keptFacts = (show: ShowFacts): ShowFacts => ({
  ...Object.fromEntries<unknown>(Object.entries(show).filter(([name]) => isTitleField(name) && name !== 'media_type')),
  id: show.id,
});

const SEASON = /^(?:0|[1-9]\d{0,5})$/;

/** Whether it is the number of a season, which may be a year. Anything else that a bundle has is kept, and says nothing, but where it is of a round. */
export const isSeason = (text: string): boolean => SEASON.test(text);

/** What was read of the seasons of a show. A screen asks for each of 1,500 episodes. */
const read = new WeakMap<WatchedShow['seasons'], Map<RunsName, Runs>>();

/** What was seen of a season. */
export const seenOfSeason = ({ seasons }: Pick<WatchedShow, 'seasons'>, season: RunsName): Runs => {
  const known = read.get(seasons) ?? new Map<RunsName, Runs>();
  read.set(seasons, known);
  const runs = known.get(season) ?? parseRuns(seasons[season] ?? '').runs;
  known.set(season, runs);
  return runs;
};

/** The numbers of the seasons that something was seen of in the first round, in their order. */
export const seasonsSeen = ({ seasons }: Pick<WatchedShow, 'seasons'>): readonly number[] =>
  Object.keys(seasons)
    .filter((season) => isSeason(season) && parseRuns(seasons[season] ?? '').runs.length > 0)
    .map(Number)
    .toSorted((a, b) => a - b);

/** Whether it says nothing, of what this release or another knows: then the show need not be kept. */
export const isEmptyShow = (show: WatchedShow): boolean =>
  Object.keys(show.seasons).length === 0 && Object.keys(show).every((name) => name === 'seasons' || isTitleField(name));

/** The first and the last day on which something was seen of a show, or a round of it begun; empty where no day is known. */
export const seenBetween = ({
  seasons,
}: Pick<WatchedShow, 'seasons'>): readonly [first: CalendarDay, last: CalendarDay] => {
  let [first, last] = [Infinity, -Infinity];
  for (const text of Object.values(seasons))
    for (const { day } of parseRuns(text).runs) {
      if (day === null) continue;
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  return first > last ? ['', ''] : [dayOfNumber(first), dayOfNumber(last)];
};

/** A show of the episodes, as other lists keep it. */
export const titleOfShow = (show: WatchedShow): StoredTitle => ({ ...toShowFacts(show), media_type: 'tv' });
