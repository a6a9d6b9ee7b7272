import type { TitleDetails } from '#domain/title-details.ts';

export interface OutsideLink {
  readonly name: string;
  readonly href: string;
}

interface Known {
  /** IMDb's number, where it is not among the details. */
  readonly imdbId?: string | undefined;
  /** Whether the catalogue's titles are made up: their numbers are those of others elsewhere. */
  readonly isDemo: boolean;
}

/** IMDb's number of something: no number is 0. */
const IMDB_ID = /^tt(?!0+$)\d+$/;

/** The address of what people open in a browser; undefined for anything else that is called an address. */
const webAddress = (text: string | undefined): URL | undefined => {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined;
};

const homepageLink = (homepage: string | undefined): readonly OutsideLink[] => {
  const url = webAddress(homepage);
  return url ? [{ name: url.hostname.replace(/^www\.(?=.)/, ''), href: url.href }] : [];
};

const imdbLink = (id: string | undefined): readonly OutsideLink[] =>
  id !== undefined && IMDB_ID.test(id) ? [{ name: 'IMDb', href: `https://www.imdb.com/title/${id}/` }] : [];

const databaseLinks = ({ media_type, id }: TitleDetails): readonly OutsideLink[] => [
  { name: 'TMDB', href: `https://www.themoviedb.org/${media_type}/${id}` },
  ...(media_type === 'movie' ? [{ name: 'Letterboxd', href: `https://letterboxd.com/tmdb/${id}` }] : []),
];

/**
 * The pages about a title elsewhere, each by its host's name (product.md, Detail: elsewhere). What comes late is the last: nothing
 * moves then.
 */
export const outsideLinks = (title: TitleDetails, { imdbId, isDemo }: Known): readonly OutsideLink[] => {
  const homepage = homepageLink(title.homepage);
  if (isDemo) return homepage;
  const known = imdbLink(title.imdb_id);
  const late = known.length > 0 ? [] : imdbLink(imdbId);
  return [...known, ...databaseLinks(title), ...homepage, ...late];
};
