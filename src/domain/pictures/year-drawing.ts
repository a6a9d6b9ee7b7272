import type { DrawnItem, Drawing, Font } from './drawing.ts';
import { cleanText, fittedLine } from './fitted-text.ts';
import { posterAt, posterPlaces } from './poster-places.ts';
import { printedFigures } from './printed-figures.ts';
import { admitted, INNER, LEFT, stubLines, textAt, ticketPaper, type Printing } from './ticket-paper.ts';
import type { YearPicture } from './year-picture.ts';

const POSTERS_MAX = 5;

interface Places {
  /** The middle of the year, from above. */
  readonly year: number;
  readonly posters: { readonly y: number; readonly height: number };
  readonly figures: { readonly y: number; readonly size: number };
  /** Where there are no posters. */
  readonly alone: { readonly y: number; readonly size: number };
}

const PLACES: Readonly<Record<Printing['format'], Places>> = {
  post: {
    year: 343,
    posters: { y: 540, height: 230 },
    figures: { y: 868, size: 92 },
    alone: { y: 740, size: 124 },
  },
  story: {
    year: 380,
    posters: { y: 612, height: 608 },
    figures: { y: 1368, size: 112 },
    alone: { y: 1040, size: 150 },
  },
};

const YEAR_FONT: Omit<Font, 'size'> = { face: 'display', weight: 800, spacing: -0.057 };
/** What has letters may have some that go below the line. */
const WORD_SIZES = [260, 240, 220, 200, 180, 160, 140, 120, 96, 72] as const;
/** As wide as four figures, and narrower. */
const NUMBER_SIZES = [352, 336, 320, 300, 280, ...WORD_SIZES] as const;

/** As large as the paper allows. Large letters stand a little to the left of their place. */
const printedYear = (year: string, middle: number, { measure }: Printing): DrawnItem => {
  const room = {
    font: YEAR_FONT,
    sizes: /^\d+$/.test(year) ? NUMBER_SIZES : WORD_SIZES,
    width: INNER + 14,
    measure,
  };
  const { text, font } = fittedLine(cleanText(year), room);
  return textAt(text, { x: LEFT - 0.04 * font.size, y: middle + 0.36 * font.size, font });
};

const isOneYear = (year: string): boolean => /^\d{4}$/.test(year);

export const yearDrawing = ({ year, figures, posters, lines }: YearPicture, printing: Printing): Drawing => {
  const { format, name, measure } = printing;
  const places = PLACES[format];
  const shown = posters.slice(0, POSTERS_MAX);
  const box = { x: LEFT, width: INNER, ...places.posters };
  return ticketPaper(printing, name && admitted(name, isOneYear(year) ? ', all year' : ''), [
    printedYear(year, places.year, printing),
    ...posterPlaces(shown.length, box, format).map((place, at) => posterAt(shown[at] ?? null, place, measure)),
    ...printedFigures(figures, { ...(shown.length > 0 ? places.figures : places.alone), measure }),
    ...stubLines(lines, printing),
  ]);
};
