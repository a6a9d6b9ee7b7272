import { TMDB_NOTICE } from '../tmdb-notice.ts';
import type { Drawing, DrawnItem, DrawnText, Font, Ink, Measure } from './drawing.ts';
import { cleanText, ellipsized, fittedLine, isolated, isRightToLeft } from './fitted-text.ts';
import type { PictureLine } from './picture-words.ts';

/** product.md, As a picture: formats. */
export type PictureFormat = 'post' | 'story';

export const PICTURE_SIZES = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<PictureFormat, unknown>;

/** What is printed on the paper stands between these. */
export const LEFT = 124;
export const RIGHT = 956;
export const INNER = RIGHT - LEFT;
/** What is below the header begins here. */
export const TOP = 196;
/** How far above the lower end of the picture the stub is torn off: at 956 of a post. */
const STUB = 394;

export const perforationOf = (format: PictureFormat): number => PICTURE_SIZES[format].height - STUB;

export interface Printing {
  readonly format: PictureFormat;
  /** The visitor's name, where it is to be printed. */
  readonly name?: string | undefined;
  readonly measure: Measure;
}

export const LABEL: Font = { face: 'text', size: 34, weight: 500 };
const WORDMARK: Font = { face: 'display', size: 58, weight: 800, spacing: -2.6 };
const NOTICE: Font = { face: 'text', size: 24, weight: 500 };

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly font: Font;
  readonly ink?: Ink;
  readonly end?: DrawnText['end'];
}

export const textAt = (text: string, { ink = 'velvet', end = 'left', ...placed }: Placed): DrawnText => ({
  kind: 'text',
  text,
  ...placed,
  ink,
  end,
  isRightToLeft: isRightToLeft(text),
});

/** The paper with a bite at each side of the perforation. */
const paperPath = (format: PictureFormat): string => {
  const bite = perforationOf(format) - 32;
  const end = PICTURE_SIZES[format].height - 60;
  return `M68 60h944a8 8 0 0 1 8 8V${bite}a32 32 0 0 0 0 64V${end - 8}a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8V${bite + 64}a32 32 0 0 0 0-64V68a8 8 0 0 1 8-8z`;
};

const CUE = 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z';

/** The site's name with its dot, and for whom the ticket is. */
const header = (admits: string | undefined, measure: Measure): readonly DrawnItem[] => {
  const dot = LEFT + measure('Matinee', WORDMARK) + 10;
  const items: DrawnItem[] = [
    textAt('Matinee', { x: LEFT, y: 158, font: WORDMARK }),
    { kind: 'shape', path: CUE, x: dot, y: 122, scale: 1, ink: 'velvet' },
  ];
  if (admits === undefined) return items;
  const room = { font: { face: 'text', weight: 600 }, sizes: [34, 30, 26], width: RIGHT - dot - 40, measure } as const;
  const { text, font } = fittedLine(admits, room);
  return [...items, textAt(text, { x: RIGHT, y: 154, font, ink: 'ticket-ink-2', end: 'right' })];
};

/** For whom a ticket is, and for how long where that is said. */
export const admitted = (name: string, time = ''): string => `Admit ${isolated(name)}${time}`;

/** @param admits what is printed beside the site's name */
export const ticketPaper = (
  { format, measure }: Printing,
  admits: string | undefined,
  printed: readonly DrawnItem[],
): Drawing => {
  const { width, height } = PICTURE_SIZES[format];
  return {
    width,
    height,
    ground: 'velvet',
    items: [
      { kind: 'shape', path: paperPath(format), x: 0, y: 0, scale: 1, ink: 'ticket' },
      ...header(admits, measure),
      { kind: 'dots', from: 110, to: 971, y: perforationOf(format), size: 9.2, pitch: 20, ink: 'velvet' },
      ...printed,
      textAt(TMDB_NOTICE, { x: LEFT, y: height - 100, font: NOTICE, ink: 'ticket-ink-2' }),
    ],
  };
};

const LINES_MAX = 3;

const stubLine = ({ label, value }: PictureLine, y: number, measure: Measure): readonly DrawnItem[] => {
  const said = ellipsized(cleanText(label), { font: LABEL, width: 400, measure });
  const begin = LEFT + measure(said, LABEL) + 16;
  const { text, font } = fittedLine(value, {
    font: { face: 'display', weight: 700, spacing: -0.014 },
    sizes: [36, 32, 28],
    width: RIGHT - begin - 16,
    measure,
  });
  const end = RIGHT - measure(text, font) - 16;
  return [
    textAt(said, { x: LEFT, y, font: LABEL, ink: 'ticket-ink-2' }),
    ...(end - begin > 26
      ? [{ kind: 'dots', from: begin, to: end, y: y - 9, size: 4, pitch: 13, ink: 'ticket-ink-2' } as const]
      : []),
    textAt(text, { x: RIGHT, y, font, end: 'right' }),
  ];
};

/** The lines of a stub, three at most. */
export const stubLines = (lines: readonly PictureLine[], { format, measure }: Printing): readonly DrawnItem[] =>
  lines.slice(0, LINES_MAX).flatMap((line, at) => stubLine(line, perforationOf(format) + 96 + at * 60, measure));
