import { NoImage } from '#ui/components/picture/no-image.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { Poster } from '#ui/components/picture/poster.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { FILM } from '../gallery-titles.ts';

export const PICTURE: readonly GalleryEntry[] = [
  {
    component: 'Poster',
    states: {
      plain: <Poster path={FILM.poster_path} use="grid" alt="A poster" />,
      'no picture': <Poster path={null} use="grid" alt="A poster" />,
    },
  },
  {
    component: 'Picture',
    states: { 'a backdrop': <Picture path="/b-dust-parade.svg" use="backdrop" alt="A scene" /> },
  },
  { component: 'NoImage', states: { 'said to screen readers': <NoImage isDecoration={false} /> } },
];
