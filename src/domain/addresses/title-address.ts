import { titleKey, type MediaType, type TitleRef } from '../title.ts';
import { readId } from './read-id.ts';

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
/** As the provider and Matinee have it; the provider puts the title's name behind the number. */
const TITLE_PATH = /^\/?(movie|tv)\/(\d+)(?:-[^/?#]*)?(?![^/?#])/i;

const inPath = (path: string): TitleAddress | undefined => {
  const [, type = '', number = ''] = TITLE_PATH.exec(path) ?? [];
  const id = readId(number);
  return id === undefined ? undefined : { kind: 'tmdb', title: { media_type: type.toLowerCase() as MediaType, id } };
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
