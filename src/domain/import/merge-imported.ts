import { known } from './cells/json-fields.ts';
import type { ForeignIds, ImportedTitle } from './imported-title.ts';

type Time = string | null | undefined;
type Choice = (a: string, b: string) => string;

const earlier: Choice = (a, b) => (a < b ? a : b);
const later: Choice = (a, b) => (a > b ? a : b);

/** A known time says more than an unknown one, and that more than nothing. */
const timeOf = (a: Time, b: Time, choose: Choice): Time => {
  if (typeof a !== 'string') return b === undefined ? a : b;
  return typeof b === 'string' ? choose(a, b) : a;
};

/** When a title was seen of which two rows say so: when it last was. */
export const laterOf = (a: Time, b: Time): Time => timeOf(a, b, later);

/** Each known time but the last, once (product.md, Import: seen before). */
export const timesBefore = (last: Time, seen: readonly Time[], others: readonly string[] = []) => {
  const before = [...seen, ...others].flatMap((time) => (typeof time === 'string' && time !== last ? [time] : []));
  return before.length > 0 ? [...new Set(before)] : undefined;
};

/** Of both, each once. */
const both = <Item>(a: readonly Item[] | undefined, b: readonly Item[] | undefined): readonly Item[] | undefined =>
  a && b ? [...new Set([...a, ...b])] : (a ?? b);

const firstNote = (a: ImportedTitle, b: ImportedTitle): Partial<ImportedTitle> => {
  const { note, isNoteCut } = a.note === undefined ? b : a;
  return known({ note, isNoteCut });
};

/** In each list it stands where the first row that says so has it. */
const placesOf = ({ places = [] }: ImportedTitle, { places: others = [] }: ImportedTitle) => {
  const all = [...places, ...others.filter((other) => places.every((place) => place.in !== other.in))];
  return all.length > 0 ? all : undefined;
};

/** A movie's and a show's numbers are not of one title, though IMDb's is: one of the rows is wrong about what it is. */
const idsOf = (a: ImportedTitle, b: ImportedTitle): ForeignIds => {
  const isSameType = (a.media_type ?? b.media_type) === (b.media_type ?? a.media_type);
  return { ...(isSameType ? b.ids : known({ imdb: b.ids.imdb })), ...a.ids };
};

/**
 * What two rows say of one title (product.md, Import: same title), but for its episodes. It was listed and liked when it first was, and
 * seen when it last was; else the first row counts.
 */
export const mergeImported = (a: ImportedTitle, b: ImportedTitle): ImportedTitle => {
  const [seenAt, lastSeenAt] = [laterOf(a.seenAt, b.seenAt), laterOf(a.lastSeenAt, b.lastSeenAt)];
  return {
    name: a.name || b.name,
    ids: idsOf(a, b),
    ...known({
      otherNames: both(a.otherNames, b.otherNames),
      year: a.year ?? b.year,
      media_type: a.media_type ?? b.media_type,
      listedAt: timeOf(a.listedAt, b.listedAt, earlier),
      likedAt: timeOf(a.likedAt, b.likedAt, earlier),
      seenAt,
      seenBefore: timesBefore(seenAt, [a.seenAt, b.seenAt], both(a.seenBefore, b.seenBefore)),
      lastSeenAt,
      lastSeenBefore: timesBefore(lastSeenAt, [a.lastSeenAt, b.lastSeenAt], both(a.lastSeenBefore, b.lastSeenBefore)),
      viewings: both(a.viewings, b.viewings),
      rating: a.rating ?? b.rating,
      isThoughtWhole: a.isThoughtWhole ?? b.isThoughtWhole,
      hiddenAt: a.hiddenAt ?? b.hiddenAt,
      lists: both(a.lists, b.lists),
      places: placesOf(a, b),
      isStopped: a.isStopped ?? b.isStopped,
    }),
    ...firstNote(a, b),
  };
};
