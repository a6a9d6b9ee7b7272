import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { readId } from '#domain/addresses/read-id.ts';
import { screenAt } from '#domain/addresses/screens.ts';

/** The title that the address `/{explore}/{id}` names (product.md, Frame: routes); undefined when it names none. */
export const findTitleId = (explore = '', id = ''): TitleId | undefined => {
  const number = readId(id);
  if (number === undefined || (explore !== 'movie' && explore !== 'tv')) return undefined;
  return { media_type: explore, id: number };
};

/** The title on the detail screen that an address opens; undefined for every other address. */
export const titleAt = (pathname: string): TitleId | undefined => {
  const { explore, id } = screenAt(pathname)?.params ?? {};
  return findTitleId(explore, id);
};
