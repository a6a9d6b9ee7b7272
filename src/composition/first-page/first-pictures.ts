import { TRENDING, titleEndpoint, type Endpoint } from '#adapters/tmdb/endpoint.ts';
import { isAdult } from '#adapters/tmdb/mapping/is-adult.ts';
import { drawnCards } from '#ui/components/card/drawn-cards.ts';
import type { PictureUse } from '#ui/components/picture/picture-use.ts';
import { titleAt } from '#ui/hooks/find-title-id.ts';
import card from '#ui/components/card/card-skeleton.module.css';
import backdrop from '#ui/screens/detail/backdrop.module.css';
import poster from '#ui/screens/detail/skeleton.module.css';
import banner from '#ui/screens/home/banner-picture.module.css';

interface Item {
  readonly media_type?: unknown;
  readonly backdrop_path?: unknown;
  readonly poster_path?: unknown;
}

type Answer = Item & { readonly results?: readonly Item[] };

/** Pictures that stand in the frame's places of one kind. */
export interface PicturesOfPlaces {
  readonly use: PictureUse;
  /** The class of these places. */
  readonly place: string | undefined;
  /** The path for each place, in the places' order. There may be fewer or more paths than places. */
  readonly paths: readonly unknown[];
}

/** The pictures of the screen that is opened first. */
export interface FirstPictures {
  /** The endpoint with the answer that names the pictures. */
  readonly endpoint: Endpoint;
  /** Finds the pictures in an answer of this shape, the largest first. May throw for an answer of another shape. */
  readonly find: (answer: Answer) => readonly PicturesOfPlaces[];
}

const isTitle = (item: Item): boolean => item.media_type !== 'person' && !isAdult(item);

export const bannerOf = (path: unknown): PicturesOfPlaces => ({
  use: 'banner',
  place: banner['picture'],
  paths: [path],
});

const OF_HOME: FirstPictures = {
  endpoint: TRENDING,
  find: ({ results = [] }) => {
    const titles = results.filter(isTitle);
    // As many as the row will have: one that it leaves out would be fetched for nothing.
    const posters = titles.slice(0, drawnCards()).map(({ poster_path }) => poster_path);
    return [bannerOf(titles[0]?.backdrop_path), { use: 'row', place: card['poster'], paths: posters }];
  },
};

/** The first pictures of the screen at an address. Undefined for a screen that the page's frame has no skeleton of. */
export const firstPicturesOf = (pathname: string): FirstPictures | undefined => {
  if (pathname === '/') return OF_HOME;
  const title = titleAt(pathname);
  return (
    title && {
      endpoint: titleEndpoint(title, 'details'),
      find: ({ backdrop_path, poster_path }) => [
        { use: 'backdrop', place: backdrop['backdrop'], paths: [backdrop_path] },
        { use: 'detail', place: poster['poster'], paths: [poster_path] },
      ],
    }
  );
};
