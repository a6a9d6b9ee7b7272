import { known } from './cells/known-fields.ts';
import { episodesOnce } from './episodes/episodes-once.ts';
import type { ImportedEpisode } from './episodes/imported-episode.ts';
import type { ForeignIds, ImportedTitle, ImportedViewing } from './imported-title.ts';

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
const timesBefore = (last: Time, times: readonly Time[]): readonly string[] | undefined => {
  const before = times.flatMap((time) => (typeof time === 'string' && time !== last ? [time] : []));
  return before.length > 0 ? [...new Set(before)] : undefined;
};

const seenBeforeOf = (a: ImportedTitle, b: ImportedTitle): readonly string[] | undefined =>
  timesBefore(
    laterOf(a.seenAt, b.seenAt),
    [a, b].flatMap(({ seenAt, seenBefore = [] }) => [seenAt, ...seenBefore]),
  );

const lastSeenBeforeOf = (a: ImportedTitle, b: ImportedTitle): readonly string[] | undefined =>
  timesBefore(
    laterOf(a.lastSeenAt, b.lastSeenAt),
    [a, b].flatMap(({ lastSeenAt, lastSeenBefore = [] }) => [lastSeenAt, ...lastSeenBefore]),
  );

const viewingsOf = (a: ImportedTitle, b: ImportedTitle): readonly ImportedViewing[] | undefined =>
  a.viewings && b.viewings ? [...a.viewings, ...b.viewings] : (a.viewings ?? b.viewings);

const otherNamesOf = (
  { otherNames: a }: ImportedTitle,
  { otherNames: b }: ImportedTitle,
): readonly string[] | undefined => (a && b ? [...new Set([...a, ...b])] : (a ?? b));

const firstNote = (a: ImportedTitle, b: ImportedTitle): Partial<ImportedTitle> => {
  const { note, isNoteCut } = a.note === undefined ? b : a;
  return known({ note, isNoteCut });
};

const listsOf = (a: ImportedTitle, b: ImportedTitle): readonly string[] | undefined =>
  a.lists && b.lists ? [...new Set([...a.lists, ...b.lists])] : (a.lists ?? b.lists);

/** In each list it stands where the first row that says so has it. */
const placesOf = ({ places = [] }: ImportedTitle, { places: others = [] }: ImportedTitle) => {
  const all = [...places, ...others.filter((other) => places.every((place) => place.in !== other.in))];
  return all.length > 0 ? all : undefined;
};

const episodesOf = (a: ImportedTitle, b: ImportedTitle): readonly ImportedEpisode[] | undefined =>
  a.episodes && b.episodes ? episodesOnce(a.episodes, b.episodes) : (a.episodes ?? b.episodes);

/** A movie's and a show's numbers are not of one title, though IMDb's is: one of the rows is wrong about what it is. */
const idsOf = (a: ImportedTitle, b: ImportedTitle): ForeignIds => {
  const isSameType = (a.media_type ?? b.media_type) === (b.media_type ?? a.media_type);
  return { ...(isSameType ? b.ids : known({ imdb: b.ids.imdb })), ...a.ids };
};

/**
 * What two rows say of one title (product.md, Import: same title). It was listed and liked when it first was, and seen when it last
 * was; else the first row counts.
 */
export const mergeImported = (a: ImportedTitle, b: ImportedTitle): ImportedTitle => ({
  name: a.name || b.name,
  ids: idsOf(a, b),
  ...known({
    otherNames: otherNamesOf(a, b),
    year: a.year ?? b.year,
    media_type: a.media_type ?? b.media_type,
    listedAt: timeOf(a.listedAt, b.listedAt, earlier),
    likedAt: timeOf(a.likedAt, b.likedAt, earlier),
    seenAt: laterOf(a.seenAt, b.seenAt),
    seenBefore: seenBeforeOf(a, b),
    lastSeenAt: laterOf(a.lastSeenAt, b.lastSeenAt),
    lastSeenBefore: lastSeenBeforeOf(a, b),
    viewings: viewingsOf(a, b),
    rating: a.rating ?? b.rating,
    isThoughtWhole: a.isThoughtWhole ?? b.isThoughtWhole,
    hiddenAt: a.hiddenAt ?? b.hiddenAt,
    lists: listsOf(a, b),
    places: placesOf(a, b),
    episodes: episodesOf(a, b),
    isStopped: a.isStopped ?? b.isStopped,
  }),
  ...firstNote(a, b),
});
