import { canvasPictureDrawer } from '#adapters/browser/pictures/canvas-picture-drawer.ts';
import type { PictureDrawer } from '#application/ports/picture-drawer.ts';
import { isolated } from '#domain/pictures/fitted-text.ts';
import { listPicture } from '#domain/pictures/list-picture.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import { titlePicture } from '#domain/pictures/title-picture.ts';
import { AsPictureButton } from '#ui/components/as-picture/as-picture-button.tsx';
import { AsPictureDialog } from '#ui/components/as-picture/as-picture-dialog.tsx';
import { PictureNote } from '#ui/components/as-picture/picture-note.tsx';
import { PicturePreview } from '#ui/components/as-picture/picture-preview.tsx';
import { SendListButtons } from '#ui/components/as-picture/send-list-buttons.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { ARABIC, FILM, FILMS, LONG } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';

const YEAR: Picture = {
  kind: 'year',
  year: '2026',
  figures: [
    { value: '142', label: 'films' },
    { value: '388', label: 'episodes' },
    { value: '471', label: 'hours' },
  ],
  posters: FILMS.flatMap(({ poster_path: path }) => path ?? []),
  lines: [
    { label: 'Most seen director', value: 'Teodora Lindqvist' },
    { label: 'Seen again', value: 'Seven Quiet Alibis, three times' },
    { label: 'The longest day', value: 'November 1, 9 hours' },
  ],
};

/** Every second poster is gone. */
const GONE = FILMS.map((film, at) => (at % 2 === 0 ? film : { ...film, poster_path: `/p-gone-${at}.svg` }));

/** Long names, and some from right to left within other words. */
const YEAR_OF_NAMES: Picture = {
  ...YEAR,
  lines: [
    { label: 'Most seen director', value: isolated('عبد الرحمن سيساكو') },
    { label: 'Seen again', value: `${isolated(ARABIC.title ?? '')}, twice` },
    { label: 'The longest', value: isolated(LONG.title ?? '') },
  ],
};

const NONE: PictureDrawer = { draw: async () => ({ status: 'refused' }) };

const dialogOf =
  (picture: Picture, pictureDrawer = canvasPictureDrawer) =>
  (close: () => void) => (
    <WithApp library={{ username: 'Ada' }} pictureDrawer={pictureDrawer}>
      <AsPictureDialog pictureOf={() => picture} onClose={close} />
    </WithApp>
  );

const ticketOf = (title: typeof FILM, note: string) =>
  titlePicture({ ...title, runtime: 112, genres: [], created_by: [] }, { rating: 9, note });

const note = { isDrawing: false, text: '2026, as a picture. 142 films.', onRetry: () => undefined };

export const AS_PICTURE: readonly GalleryEntry[] = [
  { component: 'AsPictureButton', states: { plain: <AsPictureButton pictureOf={() => YEAR} /> } },
  {
    component: 'AsPictureDialog',
    states: {
      'a year': dialogOf(YEAR),
      'a year, with a long name and one from right to left': dialogOf(YEAR_OF_NAMES),
      'a list': dialogOf(listPicture('Rainy Sundays', [...FILMS, LONG, ARABIC, FILM])),
      'a list, with posters that are gone': dialogOf(listPicture('Rainy Sundays', GONE)),
      'a list, from right to left': dialogOf(listPicture('أفلام لأيام الأحد الممطرة', FILMS)),
      'a title': dialogOf(ticketOf(FILM, 'Better than I remembered, and the last reel is worth the wait.')),
      'a title with a long name': dialogOf(ticketOf(LONG, 'Once more. '.repeat(40))),
      'a browser that draws nothing': dialogOf(YEAR, NONE),
    },
  },
  {
    component: 'SendListButtons',
    states: { plain: <SendListButtons name="Rainy Sundays" titlesOf={() => FILMS} /> },
  },
  {
    component: 'PicturePreview',
    states: { 'not drawn yet': <PicturePreview png={undefined} text="2026, as a picture" isDrawing /> },
  },
  {
    component: 'PictureNote',
    states: {
      'missing posters': <PictureNote {...note} outcome={{ status: 'drawn', png: new Uint8Array(), missing: 2 }} />,
      refused: <PictureNote {...note} outcome={{ status: 'refused' }} />,
      'without code': <PictureNote {...note} outcome={{ status: 'failed' }} />,
    },
  },
];
