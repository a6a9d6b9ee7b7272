import { fileNames } from '../export/file-names.ts';
import { countOf } from '../format/format-count.ts';
import { joinWords } from '../format/join-words.ts';
import { RATING_MAX } from '../library/marks/mark.ts';
import type { Drawing } from './drawing.ts';
import { listDrawing } from './list-drawing.ts';
import type { ListPicture } from './list-picture.ts';
import type { Printing } from './ticket-paper.ts';
import { titleDrawing } from './title-drawing.ts';
import type { TitlePicture } from './title-picture.ts';
import { yearDrawing } from './year-drawing.ts';
import type { YearPicture } from './year-picture.ts';

/** What can be had as a picture. */
export type Picture = YearPicture | ListPicture | TitlePicture;

/** What is to be drawn of it: worked out anew for another format, with a name or without. */
export const pictureDrawing = (picture: Picture, printing: Printing): Drawing => {
  if (picture.kind === 'year') return yearDrawing(picture, printing);
  return picture.kind === 'list' ? listDrawing(picture, printing) : titleDrawing(picture, printing);
};

/** What it is of. */
const subjectOf = (picture: Picture): string => (picture.kind === 'year' ? picture.year : picture.name);

const yearWords = ({ figures, posters, lines }: YearPicture): readonly string[] => [
  figures.map(({ value, label }) => `${value} ${label}`).join(', '),
  ...lines.map(({ label, value }) => `${label}: ${value}`),
  posters.length > 0 ? `With ${countOf(posters.length, 'poster')}` : '',
];

const listWords = ({ count, titles }: ListPicture): readonly string[] => [
  countOf(count, 'title'),
  titles.length > 0 ? `With the posters of ${joinWords(titles.map(({ name }) => name))}` : '',
];

const titleWords = ({ lines, rating, note }: TitlePicture): readonly string[] => [
  ...lines.map(({ label, value }) => `${label}: ${value}`),
  rating === undefined ? '' : `My rating: ${rating} of ${RATING_MAX}`,
  note ? `“${note}”` : '',
];

const wordsOf = (picture: Picture): readonly string[] => {
  if (picture.kind === 'year') return yearWords(picture);
  return picture.kind === 'list' ? listWords(picture) : titleWords(picture);
};

/** All that is on it, in words (product.md, As a picture: in words). */
export const pictureText = (picture: Picture, name?: string): string => {
  const subject = `${name === undefined ? '' : `${name}: `}${subjectOf(picture)}`;
  const said = wordsOf(picture).filter((words) => words !== '');
  return `${[`${subject}, as a picture`, ...said].join('. ')}.`;
};

/** The name of its file: `matinee-2026.png` (product.md, As a picture: saving). */
export const pictureFileName = (picture: Picture): string => {
  const [name = ''] = fileNames([subjectOf(picture)]);
  return `matinee-${name.trim() || 'picture'}.png`;
};
