import { TRENDING, titleEndpoint, type Endpoint } from '#adapters/tmdb/endpoint.ts';
import { isAdult } from '#adapters/tmdb/mapping/is-adult.ts';
import type { PictureUse } from '#ui/components/picture/picture-use.ts';
import { titleAt } from '#ui/hooks/find-title-id.ts';
import { paintBackdrop, paintBanner, type LargePicture } from './paint-picture.ts';

interface Item {
  readonly media_type?: unknown;
  readonly backdrop_path?: unknown;
  readonly poster_path?: unknown;
}

type Answer = Item & { readonly results?: readonly Item[] };

/** The largest pictures of the screen that is opened first. */
export interface FirstPictures {
  /** The endpoint with the answer that names the pictures. */
  readonly endpoint: Endpoint;
  /** Finds the pictures in an answer of this shape, the largest first. May throw for an answer of another shape. */
  readonly find: (answer: Answer) => readonly (readonly [path: unknown, use: PictureUse])[];
  /** Shows the largest picture in its final place. */
  readonly paint: (picture: LargePicture) => void;
}

const isTitle = (item: Item): boolean => item.media_type !== 'person' && !isAdult(item);

const OF_HOME: FirstPictures = {
  endpoint: TRENDING,
  find: ({ results }) => [[results?.find(isTitle)?.backdrop_path, 'banner']],
  paint: paintBanner,
};

/** The largest pictures of the screen at an address. Undefined for a screen with many small pictures. */
export const firstPicturesOf = (pathname: string): FirstPictures | undefined => {
  if (pathname === '/') return OF_HOME;
  const title = titleAt(pathname);
  return (
    title && {
      endpoint: titleEndpoint(title, 'details'),
      find: ({ backdrop_path, poster_path }) => [
        [backdrop_path, 'backdrop'],
        [poster_path, 'detail'],
      ],
      paint: paintBackdrop,
    }
  );
};
