import { titleKey, type TitleRef } from '../title.ts';
import { readPlace } from './provider-path.ts';

/** A title as an address or an id names it: by TMDB's number and type, or by IMDb's id. */
export type TitleAddress =
  | { readonly kind: 'tmdb'; readonly title: Required<TitleRef> }
  /** 'tt' and digits. */
  | { readonly kind: 'imdb'; readonly imdbId: string };

/** Tells an address from every other. */
export const addressKey = (address: TitleAddress): string =>
  address.kind === 'imdb' ? address.imdbId : titleKey(address.title);

const SCHEME = /^https?:\/\//i;
const IMDB_ID = /^tt\d{7,10}$/i;
/** Also in a visitor's language, and with whatever follows. */
const IMDB_PATH = /^(?:(?:www|m)\.)?imdb\.com(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/title\/(tt\d{7,10})(?![^/?#])/i;
const TMDB_HOST = /^(?:www\.)?(?:themoviedb|tmdb)\.org(?=\/)/i;

const inPath = (path: string): TitleAddress | undefined => {
  const place = readPlace(path);
  if (place?.kind !== 'movie' && place?.kind !== 'tv') return undefined;
  return { kind: 'tmdb', title: { media_type: place.kind, id: place.id } };
};

const behind = (text: string, site: string): string | undefined =>
  text.toLowerCase().startsWith(site.toLowerCase()) ? `/${text.slice(site.length)}` : undefined;

/**
 * The title that a text names by IMDb's or TMDB's address or id, or by Matinee's own address (product.md, Search: address). Undefined
 * for every other text.
 * @param ownSite the address of this site, with a slash at its end.
 */
export const readTitleAddress = (text: string, ownSite: string): TitleAddress | undefined => {
  const address = text.trim().replace(SCHEME, '');
  const imdbId = IMDB_ID.exec(address)?.[0] ?? IMDB_PATH.exec(address)?.[1];
  if (imdbId !== undefined) return { kind: 'imdb', imdbId: imdbId.toLowerCase() };
  return inPath(behind(address, ownSite.replace(SCHEME, '')) ?? address.replace(TMDB_HOST, ''));
};
