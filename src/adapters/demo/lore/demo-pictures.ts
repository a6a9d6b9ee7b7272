import type { TitlePicture } from '#domain/title-extra.ts';
import type { DemoTitle } from '../demo-data.ts';

/** A still as it is drawn. */
const SIZE = { width: 1_280, height: 720 } as const;
/** The titles that the design shows have more stills than one; they are the first of their kind. */
const SHOWN = 1_050;
const SHOWN_TV = 1_318;
const STILLS = 5;

const stillsOf = ({ type, id, backdrop }: DemoTitle): readonly string[] => {
  if (backdrop === undefined || id > (type === 'movie' ? SHOWN : SHOWN_TV)) return [];
  return Array.from({ length: STILLS }, (_, at) => backdrop.replace(/\.svg$/, `-still-${at + 2}.svg`));
};

/** The pictures of a title: its backdrop, then its further stills. */
export const demoPictures = (title: DemoTitle): readonly TitlePicture[] =>
  [...(title.backdrop === undefined ? [] : [title.backdrop]), ...stillsOf(title)].map((path) => ({ path, ...SIZE }));
