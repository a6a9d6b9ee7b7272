import type { DemoData, DemoTitle } from '#adapters/demo/demo-data.ts';
import { demoPictures } from '#adapters/demo/lore/demo-pictures.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { backdrop } from '../artwork/backdrop.ts';
import { logo } from '../artwork/logo.ts';
import { portrait } from '../artwork/portrait.ts';
import { poster } from '../artwork/poster.ts';
import type { Commission } from '../artwork/sheet.ts';
import { DIRECTED_TITLES } from './titles/directed-titles.ts';

/** Draws one picture as SVG. */
export type DrawPicture = () => string;

const DIRECTIONS = new Map(DIRECTED_TITLES.map(({ slug, art }) => [slug, art]));

const MAKING = new Set(['Director', 'Executive Producer']);

const slugOf = (path: string): string => path.slice(3, -'.svg'.length);

const commission = ({ genres, people }: DemoData, title: DemoTitle, path: string): Commission => {
  const maker = title.crew.find(([, job]) => MAKING.has(job))?.[0];
  const year = title.date?.slice(0, 4);
  const by = people.find(({ id }) => id === maker)?.name;
  return {
    seed: slugOf(path),
    title: title.name,
    kind: title.type,
    genre: genres[title.type].find(({ id }) => id === title.genres[0])?.name ?? 'Drama',
    ...(year && { year }),
    ...(by && { by }),
    ...DIRECTIONS.get(slugOf(path)),
  };
};

const picturesOf = (data: DemoData, title: DemoTitle): readonly (readonly [string, DrawPicture])[] => {
  const { poster: front } = title;
  return [
    ...(front === undefined ? [] : [[front, () => poster(commission(data, title, front))] as const]),
    // The backdrop is the first of them.
    ...demoPictures(title).map(({ path }) => [path, () => backdrop(commission(data, title, path))] as const),
  ];
};

// `/c-7.svg` shows person 7 of those that are drawn; many share a portrait.
const portraitsOf = ({ people }: DemoData): readonly (readonly [string, DrawPicture])[] =>
  people.flatMap(({ photo }) =>
    photo === undefined ? [] : [[photo, () => portrait({ seed: `person${slugOf(photo)}` })] as const],
  );

const logos = (): readonly (readonly [string, DrawPicture])[] =>
  DEMO_SERVICES.flatMap(({ name, logoPath }) =>
    logoPath === null ? [] : [[logoPath, () => logo({ seed: slugOf(logoPath), title: name })] as const],
  );

/** Every picture that the catalogue speaks of, by its path. */
export const pictures = (data: DemoData): ReadonlyMap<string, DrawPicture> =>
  new Map([...data.titles.flatMap((title) => picturesOf(data, title)), ...portraitsOf(data), ...logos()]);
