import { FACES, type FaceName } from '../artwork/lettering/faces.ts';
import { line } from '../artwork/lettering/line.ts';
import { path, place, range, rect, ROUND, stroke } from '../artwork/svg.ts';
import type { DrawPicture } from './pictures.ts';

/** In pixels, as link previews of most services show it whole. */
export const LINK_PREVIEW_SIZE = { width: 1_200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW_SIZE;
const GROUND = '#0b110f';
const TICKET = '#f5a8a0';
const POSTERS = ['orbit-of-small-things', 'dust-parade', 'hotel-perihelion', 'the-lamplighters-afternoon'];
const POSTER = { width: 400, height: 600 };
const SCALE = 0.62;
/** A ticket with its notches, as in the icon: 32 by 32. */
const NOTCHED = 'M2 7h17a3 3 0 0 0 6 0h5v18h-5a3 3 0 0 0-6 0H2z';

const noRandom = (): never => {
  throw new Error('These letters are drawn by no hand.');
};

const letters = (
  text: string,
  face: FaceName,
  [x, y, height]: readonly [x: number, y: number, height: number],
): string => {
  const drawn = line(text, { x, y, height, face: FACES[face], random: noRandom });
  return FACES[face].line ? stroke(drawn, TICKET, FACES[face].t * height, ROUND) : path(drawn, TICKET);
};

/** The drawing of a poster without its outer element. */
const inner = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

const fanned = (draw: DrawPicture, index: number): string =>
  place(
    578 + index * 140,
    96 + index * 16,
    SCALE,
    `<svg width="${POSTER.width}" height="${POSTER.height}">${inner(draw())}</svg>`,
    -8 + index * 5,
  );

/**
 * The picture that other services show beside a link to the site: the name, and posters of the demo.
 * @param pictures the demo's drawings, by their path
 * @returns SVG
 * @throws {Error} when a poster is not among them
 */
export const linkPreview = (pictures: ReadonlyMap<string, DrawPicture>): string => {
  const posters = POSTERS.map((slug) => {
    const draw = pictures.get(`/p-${slug}.svg`);
    if (!draw) throw new Error(`There is no poster of ${slug}.`);
    return draw;
  });
  const body = [
    rect(0, 0, WIDTH, HEIGHT, GROUND),
    ...range(posters.length, (index) => (posters[index] ? fanned(posters[index], index) : '')),
    place(72, 96, 4.4, path(NOTCHED, TICKET)),
    letters('MATINEE', 'slab', [84, 296, 92]),
    letters('FILMS FOR TONIGHT', 'narrow', [84, 440, 34]),
    letters('AND NO ACCOUNT', 'narrow', [84, 496, 34]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body.join('')}</svg>`;
};
