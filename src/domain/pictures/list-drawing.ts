import { formatCount } from '../format/format-count.ts';
import type { Box, Drawing, DrawnItem, Measure } from './drawing.ts';
import { fitted, textBlock } from './fitted-text.ts';
import { LIST_POSTERS_MAX, type ListPicture } from './list-picture.ts';
import { posterAt, posterPlaces } from './poster-places.ts';
import { printedFigures } from './printed-figures.ts';
import { admitted, INNER, LEFT, perforationOf, ticketPaper, TOP, type Printing } from './ticket-paper.ts';

/** How much of the paper the name has. */
const NAME_HEIGHT = { post: 214, story: 250 } as const;
const NAME_SIZES = [104, 92, 80, 68, 58, 48] as const;

const inMiddle = (height: number, { y, height: room }: Pick<Box, 'y' | 'height'>): number => y + (room - height) / 2;

const printedName = (name: string, box: Box, measure: Measure): readonly DrawnItem[] => {
  const font = { face: 'display', weight: 800, spacing: -0.025 } as const;
  const found = fitted(name, { font, sizes: NAME_SIZES, box, measure });
  return textBlock(found, { ...box, y: inMiddle(found.height, box) }, 'velvet');
};

/** As large as the rest of the paper allows, in the middle of it from above. */
const printedPosters = ({ titles }: ListPicture, box: Box, { format, measure }: Printing): readonly DrawnItem[] => {
  const shown = titles.slice(0, LIST_POSTERS_MAX);
  const places = posterPlaces(shown.length, box, format);
  const end = Math.max(...places.map(({ y, height }) => y + height));
  const down = (box.y + box.height - end) / 2;
  return places.map((place, at) => posterAt(shown[at]?.poster ?? null, { ...place, y: place.y + down }, measure));
};

export const listDrawing = (picture: ListPicture, printing: Printing): Drawing => {
  const { format, name, measure } = printing;
  const end = perforationOf(format);
  const nameBox = { x: LEFT, y: TOP, width: INNER, height: NAME_HEIGHT[format] };
  const posters = TOP + nameBox.height + 26;
  const box = { x: LEFT, y: posters, width: INNER, height: end - 44 - posters };
  const { count } = picture;
  const figure = { value: formatCount(count), label: count === 1 ? 'title' : 'titles' };
  return ticketPaper(printing, name && admitted(name), [
    ...printedName(picture.name, nameBox, measure),
    ...printedPosters(picture, box, printing),
    ...printedFigures([figure], { y: end + 142, size: 120, measure }),
  ]);
};
