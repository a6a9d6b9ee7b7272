import { RATING_MAX } from '../library/marks/mark.ts';
import type { Box, Drawing, DrawnItem, Font, Measure } from './drawing.ts';
import { cleanText, fitted, textBlock } from './fitted-text.ts';
import { posterAt } from './poster-places.ts';
import { admitted, INNER, LABEL, LEFT, RIGHT, stubLines, textAt, ticketPaper, type Printing } from './ticket-paper.ts';
import type { TitlePicture } from './title-picture.ts';

interface Places {
  readonly poster: Box;
  readonly name: Box;
  /** Of the visitor's rating: its left edge, and its upper end; undefined where it is below the name. */
  readonly rating?: { readonly x: number; readonly y: number };
  readonly sizes: readonly [number, ...number[]];
}

const PLACES: Readonly<Record<Printing['format'], Places>> = {
  post: {
    poster: { x: LEFT, y: 220, width: 440, height: 660 },
    name: { x: 600, y: 220, width: RIGHT - 600, height: 660 },
    sizes: [72, 64, 56, 48, 42, 36, 30],
  },
  story: {
    poster: { x: LEFT, y: 204, width: 600, height: 900 },
    name: { x: LEFT, y: 1148, width: INNER, height: 340 },
    rating: { x: 760, y: 204 },
    sizes: [92, 80, 68, 58, 48, 40],
  },
};

const FIGURE: Font = { face: 'display', size: 120, weight: 800, spacing: -5 };
const OF_TEN: Font = { face: 'text', size: 34, weight: 500 };
/** How high a rating is with what is said above it. */
const RATING_HEIGHT = 150;
const GAP = 30;

const printedRating = (rating: number, { x, y }: Pick<Box, 'x' | 'y'>, measure: Measure): readonly DrawnItem[] => {
  const figure = `${rating}`;
  return [
    textAt('My rating', { x, y: y + 28, font: LABEL, ink: 'ticket-ink-2' }),
    textAt(figure, { x: x - 4, y: y + 136, font: FIGURE }),
    textAt(`of ${RATING_MAX}`, {
      x: x + measure(figure, FIGURE) + 12,
      y: y + 136,
      font: OF_TEN,
      ink: 'ticket-ink-2',
    }),
  ];
};

const NOTE_SIZES = [36, 32, 28] as const;

/** What stands beneath the name: the rating where it has no place of its own, then the note. */
const printedWords = (picture: TitlePicture, { name: box, rating: place, sizes }: Places, measure: Measure) => {
  const rating = picture.rating === undefined ? 0 : RATING_HEIGHT + GAP;
  const below = place ? 0 : rating;
  const room = box.height - below;
  const note = picture.note && cleanText(picture.note);
  const font = { face: 'display', weight: 800, spacing: -0.02 } as const;
  const nameRoom = note ? room * 0.55 : room;
  const title = fitted(picture.name, { font, sizes, box: { ...box, height: nameRoom }, measure });
  const items: DrawnItem[] = [...textBlock(title, box, 'velvet')];
  const end = box.y + title.height + GAP;
  if (picture.rating !== undefined)
    items.push(...printedRating(picture.rating, place ?? { x: box.x, y: end }, measure));
  if (!note) return items;
  const y = end + below;
  const left = { ...box, y, height: box.y + box.height - y };
  const said = fitted(`“${note}”`, { font: { face: 'text', weight: 500 }, sizes: NOTE_SIZES, box: left, measure });
  return [...items, ...textBlock(said, left, 'ticket-ink-2')];
};

export const titleDrawing = (picture: TitlePicture, printing: Printing): Drawing => {
  const { format, name, measure } = printing;
  const places = PLACES[format];
  return ticketPaper(printing, name && admitted(name), [
    posterAt(picture.poster, places.poster, measure),
    ...printedWords(picture, places, measure),
    ...stubLines(picture.lines, printing),
  ]);
};
