import { known } from '../../cells/json-fields.ts';
import type { ImportedEpisode } from '../../episodes/imported-episode.ts';

/** What parts of a title stand between. */
export const COLON = /:\s+|：\s*/;
/** What stands between a show's name and an episode's, and in no film's name. */
const SEASON =
  /^(?:(?:season|series|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sesong|kausi|sezon[au]?|sezóna|évad|сезон)\s*\d+|(?:\d+\.\s*(?:sezon|évad|bölüm))|(?:limited|mini)[- ]?s[eé]rie[s]?|mini-?serie|(?:miniserie|serie) limitad?a|シーズン.*|시즌.*|第.+[季部])$/iu;
const EPISODE =
  /^(?:episode|folge|épisode|episodio|episódio|aflevering|odcinek|avsnitt|afsnit|jakso|bölüm|серия|エピソード|에피소드)\s*\d+$/iu;
/** Films have them at their end: only before another part are they a show's. */
const PART =
  /^(?:part|teil|partie|parte|deel|volume|vol\.?|book|buch|livre|libro|chapter|kapitel|chapitre|cap[ií]tulo|collection)\s*\S*$/iu;
const NUMBERED = /\((?:episode|folge|épisode|episodio|episódio|aflevering)\s*\d+\)$/iu;

/** The number of the season that a part of a title names, if it names one: 'Season 2', or 'Stranger Things 2' behind 'Stranger Things'. */
const seasonIn = (segment: string, show: string): number | undefined => {
  // Limited series have one season.
  if (SEASON.test(segment)) return Number(/\d+/.exec(segment)?.[0] ?? 1);
  const behind = segment.startsWith(`${show} `) ? segment.slice(show.length + 1) : '';
  return /^\d{1,3}$/.test(behind) ? Number(behind) : undefined;
};

const isDivider = (segment: string, at: number, segments: readonly string[]): boolean => {
  if (at === 0) return false;
  if (SEASON.test(segment) || EPISODE.test(segment)) return true;
  const isPart = PART.test(segment) || seasonIn(segment, segments.slice(0, at).join(': ')) !== undefined;
  return isPart && at < segments.length - 1;
};

/** The show of an episode whose title says that it is one. */
export const toldSeries = (title: string): string | undefined => {
  const segments = title.split(COLON);
  const at = segments.findIndex(isDivider);
  if (at > 0) return segments.slice(0, at).join(': ');
  return NUMBERED.test(title) ? segments.slice(0, -1).join(': ') || title.replace(NUMBERED, '').trim() : undefined;
};

const numberIn = (segment: string): number | undefined => {
  const [said] = EPISODE.exec(segment) ?? NUMBERED.exec(segment) ?? [];
  const [digits] = said === undefined ? [] : (/\d+/.exec(said) ?? []);
  return digits === undefined ? undefined : Number(digits);
};

/** A part of one episode, or the first one: its numbers are those of the show. */
const CHAPTER = /^(?:chapter|kapitel|chapitre|cap[ií]tulo)|\b1$/iu;
/** Any other is counted from 1 again, and the catalogue does not know where it begins. */
const isLaterPart = (segment: string): boolean => PART.test(segment) && !CHAPTER.test(segment);

/** What a title says of which episode of a show it is: its season, as far as it names one, and its number or its name. */
export const episodeOfTitle = (title: string, show: string): Omit<ImportedEpisode, 'seenAt'> => {
  const behind = title.split(COLON).slice(show.split(COLON).length);
  const [first = ''] = behind;
  const season = seasonIn(first, show);
  const isBefore = season !== undefined || (PART.test(first) && behind.length > 1);
  const own = isBefore ? behind.slice(1) : behind;
  const number = numberIn(own.at(-1) ?? title);
  if (number === undefined) return { ...known({ season }), name: own.join(': ').trim() };
  return isLaterPart(first) ? { name: behind.join(': ').trim() } : { ...known({ season }), number };
};
