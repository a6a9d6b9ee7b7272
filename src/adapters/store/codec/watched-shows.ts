import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { isRunsName } from '#domain/shows/rounds.ts';
import { parseRuns } from '#domain/shows/runs.ts';
import { isSeason, showKey, type ShowFacts, type WatchedShow } from '#domain/shows/watched-show.ts';
import { readFields, setAside } from './read-fields.ts';
import { itemSchema, type ListReader } from './read-list.ts';
import { STORED_TITLES, TITLE_FACTS } from './stored-titles.ts';

const { name, name_language, poster_path, first_air_date, checkedAt, goneAt } = TITLE_FACTS;
const SHOW = { name, name_language, poster_path, first_air_date, checkedAt, goneAt, stoppedAt: v.string() };

const Known = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), seasons: v.custom<Fields>(isFields) });

const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] => typeof entry[1] === 'string';

/**
 * Reads what was seen of a show. What is no text among its seasons stays with it, set aside; a text stays as it is, whatever can be read
 * of it (product.md, Shows: bad runs).
 */
const readShow = (raw: unknown): WatchedShow | undefined => {
  if (!isFields(raw) || !v.is(Known, raw)) return undefined;
  const entries = Object.entries(raw.seasons);
  const others = entries.filter((entry) => !isText(entry));
  const fields = readFields(raw, SHOW);
  const kept = others.length > 0 ? setAside(fields, 'seasons', Object.fromEntries(others)) : fields;
  return { ...kept, seasons: Object.fromEntries(entries.filter(isText)) } as unknown as WatchedShow;
};

export const WATCHED_SHOWS: ListReader<WatchedShow> = {
  readItem: readShow,
  keyOf: showKey,
  // Another one of the same show may have what the first has not.
  keepsDuplicates: true,
};

const hasOnlyRuns = (text: string): boolean => parseRuns(text).unread.length === 0;
/** The number of a season is no text in a change. */
const isRoundName = (text: string): boolean => isRunsName(text) && !isSeason(text);
const runs = v.pipe(v.string(), v.check(hasOnlyRuns));

/** The schemas of what a change says of episodes. Runs that this release cannot read in full are none that it can apply. */
export const EPISODES_CHANGE = {
  title: itemSchema<ShowFacts>(STORED_TITLES),
  season: v.union([
    v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999)),
    v.pipe(v.string(), v.check(isRoundName)),
  ]),
  runs,
  cleared: v.exactOptional(runs),
  stoppedAt: v.nullable(v.string()),
};
