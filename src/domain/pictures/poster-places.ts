import type { Box, DrawnPoster, DrawnShape, DrawnText, Measure } from './drawing.ts';
import type { PictureFormat } from './ticket-paper.ts';

const GAP = 16;
const NO_IMAGE = 'No image found';
const NO_IMAGE_FONT = { face: 'text', size: 24, weight: 500 } as const;
const NO_IMAGE_ICON = 'M3 4.5h18v15H3zM3 16l5-5 4.5 4.5M14 13l2-2 5 5M3 4.5l18 15';

/** What the app shows in the place of a picture that there is not: stripes, an icon, and words where there is room. */
const noImage = ({ x, y, width, height }: Box, measure: Measure): DrawnPoster['instead'] => {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const scale = Math.min(width / 72, 5);
  const length = measure(NO_IMAGE, NO_IMAGE_FONT);
  const hasWords = length <= width - 32;
  const icon: DrawnShape = {
    kind: 'shape',
    path: NO_IMAGE_ICON,
    x: middle - 12 * scale,
    y: centre - 12 * scale - (hasWords ? 20 : 0),
    scale,
    ink: 'hatch-ink',
    stroke: 1.75,
  };
  const words: DrawnText = {
    kind: 'text',
    text: NO_IMAGE,
    font: NO_IMAGE_FONT,
    ink: 'hatch-ink',
    x: middle - length / 2,
    y: centre + 12 * scale + 16,
    end: 'left',
    isRightToLeft: false,
  };
  return [{ kind: 'hatch', box: { x, y, width, height } }, icon, ...(hasWords ? [words] : [])];
};

export const posterAt = (path: string | null, box: Box, measure: Measure): DrawnPoster => ({
  kind: 'poster',
  path,
  box,
  instead: noImage(box, measure),
});

/** How wide posters are in so many columns. */
const widthIn = (columns: number, count: number, { width, height }: Box): number => {
  const rows = Math.ceil(count / columns);
  return Math.min((width - (columns - 1) * GAP) / columns, (((height - (rows - 1) * GAP) / rows) * 2) / 3);
};

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Places of one size, in so many columns. */
const inColumns = (columns: number, count: number, box: Box): readonly Box[] => {
  const width = widthIn(columns, count, box);
  const height = width * 1.5;
  return counted(count).map((at) => ({
    x: box.x + (at % columns) * (width + GAP),
    y: box.y + Math.floor(at / columns) * (height + GAP),
    width,
    height,
  }));
};

/** Places of one size, as large as they can be. */
const grid = (count: number, box: Box): readonly Box[] => {
  const wider = (best: number, each: number) => (widthIn(each, count, box) > widthIn(best, count, box) ? each : best);
  return inColumns(
    counted(count)
      .map((at) => at + 1)
      .reduce(wider, 1),
    count,
    box,
  );
};

/** How high the large place of a mosaic is, with two small ones beside each other at its right. */
const largeIn = (width: number): number => (3 * (width - (4 / 3) * GAP)) / 4;

/** The first is large, the next four are beside it, one above the other, and the rest in a row below. */
const mosaic = (count: number, { x, y, width }: Box): readonly Box[] => {
  const height = largeIn(width);
  const large = { x, y, width: (height * 2) / 3, height };
  const small = (height - GAP) / 2;
  const across = (small * 2) / 3;
  const begin = x + large.width + GAP;
  const beside = [0, 1, 2, 3].map((at) => ({
    x: begin + Math.floor(at / 2) * (across + GAP),
    y: y + (at % 2) * (small + GAP),
    width: across,
    height: small,
  }));
  const below = inColumns(4, 4, { x, y: y + height + GAP, width, height });
  return [large, ...beside, ...below].slice(0, count);
};

/** A story has room for posters of two sizes. */
export const posterPlaces = (count: number, box: Box, format: PictureFormat): readonly Box[] =>
  format === 'story' && count > 2 ? mosaic(count, box) : grid(count, box);
