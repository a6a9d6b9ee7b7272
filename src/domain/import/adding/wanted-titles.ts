import { isRating, NOTE_MAX } from '../../library/marks/mark-limits.ts';
import type { Mark, Viewing, Viewings } from '../../library/marks/mark.ts';
import { changedSeen, SOME_TIME, viewingDayOf, type Seen } from '../../library/marks/viewings.ts';
import { seenBetween } from '../../shows/watched-show.ts';
import type { Steps } from '../../steps.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import { known } from '../cells/json-fields.ts';
import { shorten } from '../cells/shorten.ts';
import { joinPlaced, NO_EPISODES, type PlacedEpisodes } from '../episodes/place-episodes.ts';
import { placeRenamed, type ImportedTitle, type StatedPlace } from '../imported-title.ts';
import { mergeImported, timesBefore } from '../merge-imported.ts';
import type { FoundTitle } from '../named-title.ts';
import type { MatchedTitle } from '../title-match.ts';
import { listName } from './filed-lists.ts';
import { seenAsOf } from './seen-as.ts';

/** What the library is to have of one title. */
export interface WantedTitle extends Pick<ImportedTitle, 'listedAt' | 'likedAt' | 'isStopped'> {
  readonly key: TitleKey;
  readonly title: FoundTitle;
  readonly mark: Mark;
  /** The names of the lists whose collections it is to be in. */
  readonly collections: readonly string[];
  /** Where it stands in the file's lists, by their names as `listName` makes them. */
  readonly places: readonly StatedPlace[];
  /** The runs of what was seen of its seasons: none of a movie. */
  readonly seasons: PlacedEpisodes['seasons'];
}

const thoughtOf = ({ rating, note = '' }: Viewing): Viewing => {
  const { text } = shorten(note, NOTE_MAX);
  return { ...(rating !== undefined && isRating(rating) && { rating }), ...(text !== '' && { note: text }) };
};

/** What was thought of a title on each day. */
const thoughtsOf = ({ viewings = [] }: ImportedTitle): Viewings => {
  const thoughts: Record<string, Viewing> = {};
  for (const viewing of viewings) {
    const day = viewingDayOf(viewing.seenAt);
    thoughts[day] = { ...thoughtOf(viewing), ...thoughts[day] };
  }
  return thoughts;
};

/** Each day on which a title was seen, once. How many of them there is room for, the library tells. */
const seenOn = (imported: ImportedTitle, seasons: PlacedEpisodes['seasons']): Seen => {
  const { seenAt, seenBefore = [] } = imported;
  if (seenAt === undefined) return {};
  const days = [seenAt ?? '', ...seenBefore].map(viewingDayOf).filter((day) => day !== SOME_TIME);
  // A show without a day counts as seen for ever; its last episode says up to when (product.md, Import: marks and episodes).
  const told = days.length > 0 ? days : [seenBetween({ seasons })[1] ?? SOME_TIME];
  const all = new Set(told);
  // What is thought of a single viewing the mark says.
  const thoughts = all.size > 1 ? thoughtsOf(imported) : {};
  return changedSeen({}, { set: Object.fromEntries([...all].map((day) => [day, thoughts[day] ?? {}])), clear: [] });
};

/** A file may give a time: from here on it is the day that it was where the visitor is (product.md, Import: times). */
const markOf = (imported: ImportedTitle, seasons: PlacedEpisodes['seasons']): Mark => ({
  ...seenOn(imported, seasons),
  ...thoughtOf(imported),
  ...known({ hiddenAt: imported.hiddenAt }),
});

const wantedTitle = ({ imported, title, episodes }: MatchedTitle, key: TitleKey): WantedTitle => {
  const { listedAt, likedAt, lists = [], places = [], isStopped } = imported;
  const seasons = title.media_type === 'tv' ? (episodes?.seasons ?? {}) : {};
  return {
    key,
    title,
    ...known({ listedAt, likedAt, isStopped }),
    mark: markOf(imported, seasons),
    collections: [...new Set(lists.map(listName))],
    places: places.map((place) => placeRenamed(place, listName)),
    seasons,
  };
};

/** Whether nothing that the file says of it can be kept. */
export const isWithoutWants = ({ listedAt, likedAt, mark, collections, seasons }: WantedTitle): boolean =>
  listedAt === undefined &&
  likedAt === undefined &&
  [mark, collections, seasons].every((each) => Object.keys(each).length === 0);

/** With what the title that it is taken for makes of its viewings. */
const asTaken = ({ imported, ...match }: MatchedTitle): MatchedTitle => {
  const { seenAt: _seenAt, lastSeenAt, viewings, ...rest } = imported;
  const { seenBefore = [], lastSeenBefore = [], ...said } = rest;
  const seenAt = seenAsOf(imported, match.title);
  if (seenAt === undefined) return { ...match, imported: said };
  const parts = match.title.media_type === 'tv' ? [] : [lastSeenAt, ...lastSeenBefore];
  const before = timesBefore(seenAt, [imported.seenAt, ...seenBefore, ...parts]);
  return { ...match, imported: { ...said, seenAt, ...known({ seenBefore: before, viewings }) } };
};

const joined = (a: MatchedTitle, b: MatchedTitle): MatchedTitle => ({
  ...a,
  imported: mergeImported(a.imported, b.imported),
  episodes: joinPlaced(a.episodes ?? NO_EPISODES, b.episodes ?? NO_EPISODES),
});

/** What the library is to have, title by title: several of the file may be taken for one. */
export function* wantedTitles(matches: readonly MatchedTitle[]): Steps<readonly WantedTitle[]> {
  const byKey = new Map<TitleKey, MatchedTitle>();
  for (const match of matches) {
    const [key, taken] = [titleKey(match.title), asTaken(match)];
    const before = byKey.get(key);
    byKey.set(key, before ? joined(before, taken) : taken);
    yield;
  }
  const wanted: WantedTitle[] = [];
  for (const [key, match] of byKey) {
    wanted.push(wantedTitle(match, key));
    yield;
  }
  return wanted;
}
