import { isRating, NOTE_MAX } from '../../library/mark-limits.ts';
import type { Mark } from '../../library/mark.ts';
import { cutText } from '../../library/names/text-length.ts';
import { seenDayOf } from '../../library/seen-day.ts';
import { seenBetween } from '../../shows/watched-show.ts';
import { titleKey, type TitleKey } from '../../title.ts';
import { known } from '../cells/known-fields.ts';
import { joinPlaced, NO_EPISODES, type PlacedEpisodes } from '../episodes/place-episodes.ts';
import type { FoundTitle } from '../found-title.ts';
import type { ImportedTitle, StatedPlace } from '../imported-title.ts';
import { mergeImported } from '../merge-imported.ts';
import { listName } from './list-name.ts';
import type { MatchedTitle } from './matched-title.ts';
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

/** Counting characters takes a while: most notes need no counting. */
const noteOf = (text = ''): string => (text.length <= NOTE_MAX ? text.trim() : cutText(text.trim(), NOTE_MAX).trim());

/** A file may give a time: from here on it is the day that it was where the visitor is (product.md, Import: times). */
const markOf = ({ seenAt, rating, note, hiddenAt }: ImportedTitle, seasons: PlacedEpisodes['seasons']): Mark => ({
  // A show without a day counts as seen for ever; its last episode says up to when (product.md, Import: marks and episodes).
  ...(seenAt !== undefined && { seenAt: seenDayOf(seenAt) || seenBetween({ seasons })[1] || null }),
  ...(rating !== undefined && isRating(rating) && { rating }),
  ...(noteOf(note) !== '' && { note: noteOf(note) }),
  ...(hiddenAt !== undefined && { hiddenAt }),
});

const LIST = 'list:';

const placesOf = ({ places = [] }: ImportedTitle): readonly StatedPlace[] =>
  places.map((place) =>
    place.in.startsWith(LIST) ? { ...place, in: `list:${listName(place.in.slice(LIST.length))}` } : place,
  );

const wantedTitle = ({ imported, title, episodes }: MatchedTitle, key: TitleKey): WantedTitle => {
  const { listedAt, likedAt, lists = [], isStopped } = imported;
  const seasons = title.media_type === 'tv' ? (episodes?.seasons ?? {}) : {};
  return {
    key,
    title,
    ...(listedAt !== undefined && { listedAt }),
    ...(likedAt !== undefined && { likedAt }),
    mark: markOf(imported, seasons),
    collections: [...new Set(lists.map(listName))],
    places: placesOf(imported),
    seasons,
    ...(isStopped && { isStopped }),
  };
};

/** Whether nothing that the file says of it can be kept. */
export const isWithoutWants = ({ listedAt, likedAt, mark, collections, seasons }: WantedTitle): boolean =>
  listedAt === undefined &&
  likedAt === undefined &&
  [mark, collections, seasons].every((each) => Object.keys(each).length === 0);

/** With what the title that it is taken for makes of its viewings. */
const asTaken = ({ imported: { seenAt, lastSeenAt, ...said }, ...match }: MatchedTitle): MatchedTitle => ({
  ...match,
  imported: { ...said, ...known({ seenAt: seenAsOf({ ...said, ...known({ seenAt, lastSeenAt }) }, match.title) }) },
});

const joined = (a: MatchedTitle, b: MatchedTitle): MatchedTitle => ({
  ...a,
  imported: mergeImported(a.imported, b.imported),
  episodes: joinPlaced(a.episodes ?? NO_EPISODES, b.episodes ?? NO_EPISODES),
});

/** What the library is to have, title by title: several of the file may be taken for one. */
export const wantedTitles = (matches: readonly MatchedTitle[]): readonly WantedTitle[] => {
  const byKey = new Map<TitleKey, MatchedTitle>();
  for (const match of matches.map(asTaken)) {
    const key = titleKey(match.title);
    const before = byKey.get(key);
    byKey.set(key, before ? joined(before, match) : match);
  }
  return [...byKey].map(([key, match]) => wantedTitle(match, key));
};
