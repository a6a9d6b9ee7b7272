import { sumOf } from '../crc32.ts';
import { dayOfNumber } from '../days/day-of-time.ts';
import { isShared, type SharedShow } from '../devices/library-items.ts';
import { timeOfDay } from '../import/cells/read-time.ts';
import type { Mark, MarkedTitle } from '../library/marks/mark.ts';
import { SOME_TIME, viewingsOf, viewingTime } from '../library/marks/viewings.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { seasonIn } from '../shows/rounds.ts';
import { mediaTypeOf, titleKey } from '../title.ts';
import type { ImdbNumbers } from './imdb-numbers.ts';
import { yearOf } from './year-of.ts';

/** One entry of a file, as Trakt writes it. */
export type TraktEntry = Readonly<Record<string, unknown>>;

/** What Trakt's own archive has where a time is not known: readers stop at an entry without a time. */
export const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

/** A time as Trakt writes it, of a text that may be none. */
export const traktTime = (text: string | undefined): string => {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? UNKNOWN_TIME : time.toISOString();
};

/** Noon of a day where the visitor is; of a year its first moment, which is read as some time in it. */
const timeOfViewing = (day: string): string => {
  if (day === SOME_TIME) return UNKNOWN_TIME;
  const time = viewingTime(day);
  return time === day ? (timeOfDay(day) ?? UNKNOWN_TIME) : time;
};

/** Which title it is. A movie and a show of one number are two. */
export const traktMedia = (title: StoredTitle, imdb: ImdbNumbers): TraktEntry => {
  const [isMovie, year, number] = [mediaTypeOf(title) === 'movie', yearOf(title), imdb.get(titleKey(title))];
  const media = {
    title: title.title || title.name || '',
    year: year === '' ? null : Number(year),
    ids: { ...(number !== undefined && { imdb: number }), tmdb: title.id },
  };
  return isMovie ? { type: 'movie', movie: media } : { type: 'show', show: media };
};

/** As many titles as have a room of their own among the numbers of viewings. */
const TITLES = 2 ** 20;
const SUMS = 2 ** 32;

/**
 * The number of a viewing, the same in each later archive: some programs know by it which viewings they have. Those of one title
 * differ by the checksum of what is seen when, and the numbers of all are exact in any program.
 */
const viewingNumber = (title: number, seen: readonly unknown[]): number => (title % TITLES) * SUMS + sumOf(seen);

/** Each viewing of a movie. Of a show Trakt has those of its episodes alone. */
export const movieViewings = (mark: MarkedTitle, imdb: ImdbNumbers): readonly TraktEntry[] =>
  mediaTypeOf(mark) === 'movie'
    ? Object.keys(viewingsOf(mark)).map((day) => {
        const watched_at = timeOfViewing(day);
        return {
          id: viewingNumber(mark.id, ['movie', watched_at]),
          watched_at,
          action: 'watch',
          ...traktMedia(mark, imdb),
        };
      })
    : [];

/** Each time that an episode of a show was seen, in whatever round: none of a run that is no season's, nor of a show that has no room among all episodes. */
export function* episodeViewings({ show, seasons }: SharedShow, imdb: ImdbNumbers): Generator<TraktEntry, void> {
  const { show: media } = traktMedia({ ...show, media_type: 'tv' }, imdb);
  for (const { season: name, runs } of seasons) {
    const season = seasonIn(name);
    if (season === undefined) continue;
    for (const { from, to, day } of runs.filter(isShared)) {
      const watched_at = timeOfViewing(day === null ? SOME_TIME : dayOfNumber(day));
      for (let number = from; number <= to; number += 1) {
        const id = viewingNumber(show.id, [season, number, watched_at]);
        yield { id, watched_at, action: 'watch', type: 'episode', episode: { season, number, ids: {} }, show: media };
      }
    }
  }
}

/** When something was written that Matinee keeps no time of. */
const WRITTEN = { created_at: UNKNOWN_TIME, updated_at: UNKNOWN_TIME };

/** A note, which nobody else sees. */
export const noteOf = (note: Mark['note'], media: TraktEntry): TraktEntry => ({
  attached_to: { type: media['type'] },
  ...media,
  note: { notes: note, privacy: 'private', spoiler: false, ...WRITTEN },
});

/** A note as a comment, which others read. */
export const commentOf = (note: Mark['note'], media: TraktEntry): TraktEntry => ({
  ...media,
  comment: { comment: note, spoiler: false, review: false, ...WRITTEN },
});
