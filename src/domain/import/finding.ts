import { isShared } from '../devices/library-items.ts';
import { NOTE_MAX } from '../library/marks/mark-limits.ts';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '../library/names/collection-name.ts';
import { known } from './cells/json-fields.ts';
import { decodeEntities } from './cells/plain-text.ts';
import { readName } from './cells/read-name.ts';
import { readPosition } from './cells/read-position.ts';
import type { Stated, TitleIds } from './cells/read-title-ids.ts';
import { shorten } from './cells/shorten.ts';
import type { ImportedEpisode } from './episodes/imported-episode.ts';
import type { ImportedTitle, ImportedViewing, PlacedIn } from './imported-title.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';
import { type FiledList, type ListId, NO_LIST_ID } from './lists-apart.ts';

/** A title as a row has it. */
export interface StatedTitle {
  readonly title: ImportedTitle;
  /** Where its service has it: the same address is the same title. */
  readonly address: string;
  /** Which of the lists of its name the row is of; absent where it is of none. */
  readonly listId?: ListId;
}

/** What a row of a file comes to. */
export type Finding =
  | (StatedTitle & {
      readonly kind: 'title';
      /** That some of its episodes cannot be read. */
      readonly unread?: LeftOut;
    })
  | { readonly kind: 'list'; readonly list: FiledList }
  | {
      readonly kind: 'left-out';
      readonly leftOut: LeftOut;
      /** The title of which the row says nothing that is kept. */
      readonly untold?: StatedTitle;
    };

type LeftOutFinding = Extract<Finding, { readonly kind: 'left-out' }>;

/** Undefined where a row says nothing: whoever reads may pause after any of them. */
export type Findings = Iterable<Finding | undefined>;

type Told = 'otherNames' | 'year' | 'media_type' | 'listedAt' | 'likedAt' | 'rating' | 'note' | 'hiddenAt';

/** What a row says of a title, as it was read: as an imported title has it, and undefined where it says nothing. */
export interface TitleStatement
  extends TitleIds, Stated<Pick<ImportedTitle, Told | 'seenAt' | 'lastSeenAt' | 'isThoughtWhole'>> {
  readonly name: string;
  readonly address?: string | undefined;
  /** The name of the list that it is on. */
  readonly list?: string | undefined;
  /** What tells that list from others of its name. */
  readonly listId?: ListId | undefined;
  /** Its place on that list, else on the watchlist or among the favorites: as the file writes it. */
  readonly position?: unknown;
  /** Those that were seen of a show; undefined for one that cannot be read. */
  readonly episodes?: readonly (ImportedEpisode | undefined)[] | undefined;
  /** What was thought of it that time, where the row is of one viewing: the rest of the row is of the title as a whole. */
  readonly viewing?: Pick<TitleStatement, 'rating' | 'note'> | undefined;
  /** Why it is left out: it is no title. */
  readonly reason?: LeftOutReason | undefined;
  /** Why it is left out where nothing else is said of it, such as for the word that the file has for its state. */
  readonly elseLeftOut?: Omit<LeftOut, 'name'> | undefined;
}

/** What a row of one viewing says: what was thought is of that viewing, where it is known which it was. */
export const viewingOf = (
  seenAt: string | null,
  viewing: Pick<TitleStatement, 'rating' | 'note'>,
): Partial<TitleStatement> => (seenAt === null ? { seenAt, ...viewing } : { seenAt, viewing });

/** A name is asked for in an address: no name is as long. */
const NAME_MAX = 300;

/** More than a word that stands for a state has. */
const WORD_MAX = 50;

export const leftOut = (name: string, reason: LeftOutReason, word = ''): LeftOutFinding => ({
  kind: 'left-out',
  leftOut: {
    name: shorten(decodeEntities(name).normalize(), NAME_MAX).text,
    reason,
    ...(word && { word: shorten(word, WORD_MAX).text }),
  },
});

/** Whole: a collection's name is cut, and lists whose names differ only at their ends are two. */
const listName = (name: string): string => shorten(decodeEntities(name).normalize(), NAME_MAX).text;

export const listFinding = (name: string, description = '', id: ListId = NO_LIST_ID): Finding => {
  const described = shorten(description, COLLECTION_DESCRIPTION_MAX);
  const isCut = described.isCut || shorten(name, COLLECTION_NAME_MAX).isCut;
  const list = { name: listName(name), description: described.text, id, ...(isCut && { isCut }) };
  return { kind: 'list', list };
};

const noteOf = (note = ''): Pick<ImportedTitle, 'note' | 'isNoteCut'> => {
  const { text, isCut } = shorten(note, NOTE_MAX);
  return known({ note: text === '' ? undefined : text, isNoteCut: isCut ? (true as const) : undefined });
};

/** Of a viewing whose time is not known nobody knows which it was. */
const viewingsOf = ({ seenAt, viewing }: TitleStatement): readonly ImportedViewing[] | undefined => {
  if (typeof seenAt !== 'string' || !viewing) return undefined;
  const thought = { ...known({ rating: viewing.rating }), ...noteOf(viewing.note) };
  return Object.keys(thought).length > 0 ? [{ seenAt, ...thought }] : undefined;
};

const isOnList = (list: string | undefined): list is string => list !== undefined && list.trim() !== '';

/** What the position of a row is one in. */
const placedIn = ({ list, listedAt, likedAt }: TitleStatement): PlacedIn | undefined => {
  if (isOnList(list)) return `list:${listName(list)}`;
  if (listedAt !== undefined) return 'watchlist';
  return likedAt === undefined ? undefined : 'favorites';
};

const placeOf = (said: TitleStatement): Partial<ImportedTitle> => {
  const [where, position] = [placedIn(said), readPosition(said.position)];
  return where === undefined || position === undefined ? {} : { places: [{ in: where, position }] };
};

/** More in a row than any season has is no number of what somebody saw, but in a file of Matinee's own. */
const isReadable = (episode: ImportedEpisode | undefined): episode is ImportedEpisode => {
  if (!episode) return false;
  const { number: from = 0, to = from, isOwn = false } = episode;
  return isOwn || isShared({ from, to });
};

/** Where the title is to be put, and the mark, as far as the row says any. */
const factsOf = (said: TitleStatement): Partial<ImportedTitle> => {
  const { listedAt, likedAt, seenAt, lastSeenAt, rating, isThoughtWhole, hiddenAt } = said;
  const [viewings, episodes] = [viewingsOf(said), said.episodes?.filter(isReadable) ?? []];
  return {
    ...known({ listedAt, likedAt, seenAt, lastSeenAt, rating, isThoughtWhole, viewings, hiddenAt }),
    ...noteOf(said.note),
    ...(isOnList(said.list) ? { lists: [listName(said.list)] } : {}),
    ...placeOf(said),
    ...(episodes.length > 0 ? { episodes } : {}),
  };
};

/** Each once: a name that a file repeats in another column is no other one. */
const otherNamesOf = ({ otherNames = [] }: TitleStatement, name: string): readonly string[] | undefined => {
  const names = otherNames.map((other) => shorten(readName(other).name, NAME_MAX).text);
  const others = [...new Set(names)].filter((other) => other !== '' && other !== name);
  return others.length > 0 ? others : undefined;
};

/** What a row says of which title it is. */
const filedTitle = (
  said: TitleStatement,
): Pick<ImportedTitle, 'name' | 'otherNames' | 'year' | 'media_type' | 'ids'> => {
  const { tmdb, imdb } = said;
  const read = readName(said.name, said.year);
  const name = shorten(read.name, NAME_MAX).text;
  const year = said.year ?? read.year;
  // What a number is of, the name does not say.
  const media_type = said.media_type ?? (tmdb === undefined ? read.media_type : undefined);
  // TheTVDB numbers films as well, but TMDB finds none by it.
  const ids = known({ tmdb, imdb, tvdb: media_type === 'tv' ? said.tvdb : undefined });
  return { name, ids, ...known({ otherNames: otherNamesOf(said, name), year, media_type }) };
};

/** What it is told of by: its name, else a number that the file has of it. */
const calledOf = ({ name, tmdb, imdb, tvdb }: TitleStatement): string =>
  name.trim() || (tmdb && `TMDB ${tmdb}`) || (imdb && `IMDb ${imdb}`) || (tvdb ? `TheTVDB ${tvdb}` : '');

const isUnnamed = ({ name, ids }: Pick<ImportedTitle, 'name' | 'ids'>): boolean =>
  name === '' && Object.keys(ids).length === 0;

const unreadOf = (said: TitleStatement): LeftOutFinding | undefined =>
  said.episodes?.every(isReadable) === false ? leftOut(calledOf(said), 'unreadable') : undefined;

/** Of a title of which the row says nothing that is kept. */
const untoldFinding = (said: TitleStatement, title: ImportedTitle): Finding => {
  if (isUnnamed(title)) return leftOut('', 'unnamed');
  const { reason, word } = said.elseLeftOut ?? { reason: 'unmarked' };
  return { ...leftOut(title.name || calledOf(said), reason, word), untold: { title, address: said.address ?? '' } };
};

/** A title, or what it is left out for. */
export const titleFinding = (said: TitleStatement): Finding => {
  if (said.reason) return leftOut(calledOf(said), said.reason);
  const [title, facts, unread] = [filedTitle(said), factsOf(said), unreadOf(said)];
  if (Object.keys(facts).length === 0) return unread ?? untoldFinding(said, title);
  if (isUnnamed(title)) return leftOut('', 'unnamed');
  const listId = facts.lists && (said.listId ?? NO_LIST_ID);
  const more = known({ listId, unread: unread?.leftOut });
  return { kind: 'title', title: { ...title, ...facts }, address: said.address ?? '', ...more };
};

/** A show that was given up. It says nothing of a show of which nothing else is kept. */
export const stoppedFinding = (said: TitleStatement): Finding | undefined => {
  const title = filedTitle(said);
  return isUnnamed(title) ? undefined : { kind: 'title', title: { ...title, isStopped: true }, address: '' };
};
