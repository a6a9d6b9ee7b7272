import { MAN, WALKER, WOMAN } from './silhouettes.ts';

type Size = readonly [width: number, height: number];

/** A silhouette that is printed more than once is cut once. */
const shared = (body: string): string =>
  [MAN, WOMAN, WALKER].reduce((drawn, silhouette, index) => {
    if (drawn.split(silhouette).length <= 2) return drawn;
    const cut = silhouette.replace('<path', `<path id="m${index}"`);
    return `<defs>${cut}</defs>${drawn.replaceAll(silhouette, `<use href="#m${index}"/>`)}`;
  }, body);

/** The finished SVG: a drawing on its ground. */
export const print = (...[[width, height], ground, body]: [Size, ground: string, body: string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${shared(body)}</svg>`;
