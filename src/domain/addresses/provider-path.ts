import { franchisePath } from '../details/franchise.ts';
import { personPath } from '../person.ts';
import { titlePath, type MediaType } from '../title.ts';
import { readId } from './read-id.ts';
import { addressOf } from './screens.ts';

/** What a path is of, by the number that TMDB gives it. */
interface ProviderPlace {
  readonly kind: MediaType | 'person' | 'franchise';
  readonly id: number;
  /** What a show's path has in a season's place. */
  readonly season?: string;
}

/**
 * As the provider and Matinee have it, in any case. The provider puts a name behind the number, and parts of a page behind that; a
 * person's or a title's cast, for one.
 */
const PATH =
  /^\/?(movie|tv|person|collection|franchise)\/(\d+)(?:(?:-|%2d)[^/?#]*)?(?:\/season\/([^/?#]+))?(?![^/?#])/i;
/** A screen's own name. */
const NAME = /^(\/[a-z][\w-]*)\/*$/i;

/** Undefined for what names nothing that has a number; what follows does not matter. */
export const readPlace = (path: string): ProviderPlace | undefined => {
  const [, name = '', number = '', season] = PATH.exec(path) ?? [];
  const id = readId(number);
  if (id === undefined) return undefined;
  const kind = name.toLowerCase().replace('collection', 'franchise') as ProviderPlace['kind'];
  return { kind, id, ...(kind === 'tv' && season !== undefined && { season }) };
};

/** Matinee's own path of what TMDB's path, or one in another case, is of; other paths as they are (product.md, Frame: other addresses). */
export const ownPath = (path: string): string => {
  const place = readPlace(path);
  if (!place) return NAME.exec(path)?.[1]?.toLowerCase() ?? path;
  const { kind, id, season } = place;
  if (season !== undefined) return addressOf('season', { id, season });
  if (kind === 'person') return personPath({ id });
  return kind === 'franchise' ? franchisePath({ id }) : titlePath({ id, media_type: kind });
};
