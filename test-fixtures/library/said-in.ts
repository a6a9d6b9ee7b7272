import { dayOfTime } from '#domain/days/day-of-time.ts';
import type { Contents } from '#domain/library/bundle.ts';
import { collectionKey, DEFAULT_COLLECTIONS, type Collection } from '#domain/library/collection.ts';
import type { Mark, MarkedTitle } from '#domain/library/marks/mark.ts';
import { movedRank } from '#domain/library/order/rank.ts';
import { CHECK_FIELDS, isTitleField } from '#domain/library/saved-title.ts';
import { isRoundItself, isRunsName } from '#domain/shows/rounds.ts';
import { parseRuns } from '#domain/shows/runs.ts';
import type { WatchedShow } from '#domain/shows/watched-show.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';

/** A place, and what is said there. What only another release or the provider says, and a state that stays, begins with a '?'. */
type Said = readonly [place: string, value: unknown];

/** The fields of an item that have no rule of their own. */
const others = (place: string, item: object, known: readonly string[]): readonly Said[] =>
  Object.entries<unknown>({ ...item }).flatMap(([field, value]): readonly Said[] => {
    if (known.includes(field) || field === 'id' || Object.hasOwn(CHECK_FIELDS, field)) return [];
    if (field === 'rank') return movedRank(value as string) === undefined ? [] : [[`? ${place} rank`, value]];
    return [isTitleField(field) ? [`? ${place} has ${field}`, true] : [`? ${place} ${field}`, value]];
  });

const titleSaid = (list: string, title: TitleRef, fields: readonly string[]): readonly Said[] => {
  const place = `${list} ${titleKey(title)}`;
  const own = fields.flatMap((field): readonly Said[] =>
    Object.hasOwn(title, field) ? [[`${place} ${field}`, Reflect.get(title, field)]] : [],
  );
  return [[place, true], ...own, ...others(place, title, fields)];
};

/** The days on which a title was seen, with what is said of each. */
type Days = readonly (readonly [day: string, viewing: object])[];

const daysOf = ({ seenAt, viewings = {} }: Mark): Days => {
  const day = typeof seenAt === 'string' ? dayOfTime(seenAt) : '';
  const isMore = seenAt !== undefined && (day === '' ? Object.keys(viewings).length === 0 : !(day in viewings));
  return [...Object.entries(viewings), ...(isMore ? [[day, {}] as const] : [])];
};

/** An unknown day is one of its own where others are told that it may be. */
const daySaid = (place: string, days: Days): readonly Said[] =>
  days.flatMap(([day, viewing]): readonly Said[] => {
    const isKnown = day.length > 4;
    const isOneMore = days.some(([other]) => other !== day && other.startsWith(day));
    return [
      [place, true],
      ...(day === '' ? [] : [[`${place} in ${day.slice(0, 4)}`, true] as const]),
      ...(isKnown || isOneMore ? [[`${place} on ${day}`, true] as const] : []),
      ...Object.entries<unknown>({ ...viewing }).map(
        ([field, value]) => [`${place} on ${day} ${field}`, value] as const,
      ),
    ];
  });

const markSaid = (title: MarkedTitle): readonly Said[] => {
  const { seenAt, viewings: _, ...rest } = title;
  const place = `marks ${titleKey(title)}`;
  const days = daysOf(title);
  return [
    ...titleSaid('marks', rest, ['rating', 'note', 'hiddenAt']),
    ...(seenAt === undefined ? [] : daySaid(`${place} seen`, days)),
    // Of one that an earlier release has marked as not seen they are kept.
    ...daySaid(`? ${place} kept`, days),
  ];
};

const collectionSaid = ({ movies, ...head }: Collection): readonly Said[] => {
  const { name, description, cover, ...rest } = head;
  const place = `collections ${collectionKey(head)}`;
  const given = DEFAULT_COLLECTIONS.find(({ id }) => id === collectionKey(head));
  const isMade = given ? description === given.description : description.startsWith('Custom collection: ');
  return [
    [place, true],
    ...(name === '' || name === given?.name ? [] : [[`${place} name`, name] as const]),
    ...(description === '' || isMade ? [] : [[`${place} description`, description] as const]),
    ...(cover === undefined ? [] : [[`${place} cover`, cover] as const]),
    // None of its fields is the provider's.
    ...others(place, rest, ['createdAt']),
    ...(rest.createdAt === undefined ? [] : [[`? ${place} createdAt`, rest.createdAt] as const]),
    ...movies.flatMap((movie) => titleSaid(place, movie, [])),
  ];
};

const seasonSaid = (place: string, [season, text]: readonly [string, string]): readonly Said[] => {
  if (!isRunsName(season) || isRoundItself(season)) return [[`? ${place} ${season}`, text]];
  const { runs, unread } = parseRuns(text);
  const numbers = runs.flatMap(({ from, to, day }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, day })),
  );
  return [
    ...numbers.map(({ number }) => [`${place} ${season}/${number}`, true] as const),
    ...numbers.flatMap(({ number, day }) => (day === null ? [] : [[`${place} ${season}/${number} day`, day] as const])),
    ...unread.map((piece) => [`? ${place} ${season} ${piece}`, true] as const),
  ];
};

const showSaid = ({ seasons, stoppedAt, ...show }: WatchedShow): readonly Said[] => {
  const place = `episodes ${show.id}`;
  return [
    // A show is there for its episodes, and because it is followed no more: whether one that is here is followed stays.
    [`? ${place}`, true],
    ...Object.entries(seasons).flatMap((each) => seasonSaid(place, each)),
    ...(stoppedAt === undefined ? [] : [[`? ${place} stoppedAt`, stoppedAt] as const]),
    ...others(place, show, []),
  ];
};

/**
 * All that a library says, but for views and the theme: how merging and comparing are checked. It is worked out by places and values, and
 * by none of the code that it checks.
 */
export const saidIn = ({ library, remainder }: Contents): ReadonlyMap<string, string> => {
  const { searches = [], preferredGenres, theme: _, ...choices } = library.preferences;
  const said: readonly Said[] = [
    ...library.watchlist.flatMap((each) => titleSaid('watchlist', each, ['addedAt'])),
    ...library.favorites.flatMap((each) => titleSaid('favorites', each, ['addedAt'])),
    ...library.collections.flatMap(collectionSaid),
    ...library.marks.flatMap(markSaid),
    ...library.episodes.flatMap(showSaid),
    ...searches.map((search) => [`search ${search.name}`, search] as const),
    ...preferredGenres.map((genre) => [`genre ${JSON.stringify(genre)}`, true] as const),
    ...Object.entries(choices).map(([name, value]) => [`choice ${name}`, value] as const),
    ...(library.username && library.username !== 'Movie Enthusiast' ? [['username', library.username] as const] : []),
    ...Object.entries(remainder.fields).flatMap(([field, value]): readonly Said[] =>
      Array.isArray(value) ? value.map((item) => [`${field} ${JSON.stringify(item)}`, true]) : [[field, value]],
    ),
    ...Object.entries(remainder.items).flatMap(([list, items]) =>
      items.map((item) => [`unread ${list} ${JSON.stringify(item)}`, true] as const),
    ),
  ];
  return new Map(said.map(([place, value]) => [place, JSON.stringify(value)]));
};
