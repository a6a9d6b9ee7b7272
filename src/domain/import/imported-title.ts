import type { MediaType } from '../title.ts';
import type { ImportedEpisode } from './episodes/imported-episode.ts';

/** What other services number titles by. */
export interface ForeignIds {
  readonly tmdb?: number;
  /** 'tt' and digits. */
  readonly imdb?: string;
  /** Never that of a film: TMDB finds no films by it. */
  readonly tvdb?: number;
}

/** What a file may state an order of. */
export type PlacedIn = 'watchlist' | 'favorites' | `list:${string}`;

/** The place that a file states, among those of the same list: numbers that may have gaps, or come twice. */
export interface StatedPlace {
  readonly in: PlacedIn;
  readonly position: number;
}

const LIST = 'list:';

/** A place with another name, or a key, for the list that it is in. */
export const placeRenamed = (place: StatedPlace, rename: (list: string) => string): StatedPlace =>
  place.in.startsWith(LIST) ? { ...place, in: `list:${rename(place.in.slice(LIST.length))}` } : place;

/** What the visitor thought of a title at one time. */
export interface ImportedViewing {
  /** A time that is known. */
  readonly seenAt: string;
  /** 1 to 10, whole. */
  readonly rating?: number;
  readonly note?: string;
  readonly isNoteCut?: true;
}

/**
 * What a visitor's file says of one title. Rows of the same title are one of these. A time is ISO, and null where the file
 * says that it was, and not when; a field that is absent says nothing.
 */
export interface ImportedTitle {
  /** As the file has it; empty where the file gives an id alone. */
  readonly name: string;
  /** What the file calls it besides: by each of them it may be found. */
  readonly otherNames?: readonly string[];
  readonly year?: number;
  /** Absent where the file does not say whether it is a movie or a show. */
  readonly media_type?: MediaType;
  readonly ids: ForeignIds;
  /** It is to be on the watchlist, since then. */
  readonly listedAt?: string | null;
  /** It is to be among the favorites, since then. */
  readonly likedAt?: string | null;
  readonly seenAt?: string | null;
  /** Other times that it was seen, as far as the file says when. */
  readonly seenBefore?: readonly string[];
  /** It was seen last then: all of a movie, and of a show some of it, without saying which episodes. */
  readonly lastSeenAt?: string | null;
  /** Other times of which the file says so. */
  readonly lastSeenBefore?: readonly string[];
  /** What was thought of it each time, where it was seen several times: what is said of a single one is said of the title. */
  readonly viewings?: readonly ImportedViewing[];
  /** What the file says of the title is all that is thought of it: nothing is that of its latest viewing. */
  readonly isThoughtWhole?: true;
  /** 1 to 10, whole. */
  readonly rating?: number;
  readonly note?: string;
  /** The note, or that of a viewing, is the beginning of a longer one. */
  readonly isNoteCut?: true;
  readonly hiddenAt?: string;
  /** The names of the lists that it is on: they become collections. */
  readonly lists?: readonly string[];
  /** Where it stands in them, as far as the file says: once for each. */
  readonly places?: readonly StatedPlace[];
  /** Those that were seen of a show, each once. */
  readonly episodes?: readonly ImportedEpisode[];
  /** A show that the visitor has given up. */
  readonly isStopped?: true;
}

/** A list of the file. It becomes a collection, whose name may have to be cut; a description that is too long is. */
export interface ImportedList {
  readonly name: string;
  /** What the file calls it, where it calls another so too. */
  readonly filedName?: string;
  readonly description: string;
  /** The name is longer than a collection's, or the description is the beginning of a longer one. */
  readonly isCut?: true;
}

/** All that the file calls a title, its first name first. */
export const namesOf = ({ name, otherNames = [] }: Pick<ImportedTitle, 'name' | 'otherNames'>): readonly string[] => [
  name,
  ...otherNames,
];
