/*
 * Drawing calls, in the order in which SVG names its attributes. What goes in and comes out is text: an element, or path
 * data. They take their arguments as labelled tuples: a drawing of forty shapes is read by position.
 */

export type Point = readonly [x: number, y: number];

/** Rounded to a tenth, without the zero before the point. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
export const point = (xy: Point): string => xy.map(num).join(' ');

type Circle = [x: number, y: number, r: number, ink: string];
type Ellipse = [x: number, y: number, rx: number, ry: number, ink: string];
type Rect = [x: number, y: number, width: number, height: number, ink: string];
type Ring = [x: number, y: number, r: number, width: number, ink: string];
type Rings = [x: number, y: number, radii: readonly number[], width: number, ink: string];

// Elements

export const path = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`;
export const circle = (...[x, y, r, ink]: Circle): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${ink}"/>`;
export const ellipse = (...[x, y, rx, ry, ink]: Ellipse): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${ink}"/>`;
export const rect = (...[x, y, width, height, ink]: Rect): string => path(box(x, y, width, height), ink);
export const stroke = (...[d, ink, width, more = '']: [d: string, ink: string, width: number, more?: string]): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width)}"${more}/>`;
export const ring = (...[x, y, r, width, ink]: Ring): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`;
export const rings = (...[x, y, radii, width, ink]: Rings): string =>
  `<g fill="none" stroke="${ink}" stroke-width="${width}">${radii
    .map((r) => `<circle cx="${x}" cy="${y}" r="${num(r)}"/>`)
    .join('')}</g>`;
export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
/** Puts what was drawn around 0,0 somewhere else. */
export const place = (
  ...[x, y, scale, body, degrees = 0]: [x: number, y: number, scale: number, body: string, degrees?: number]
): string =>
  group(`translate(${num(x)} ${num(y)})${degrees ? ` rotate(${num(degrees)})` : ''} scale(${scale})`, body);
/** Shows of a drawing only what lies within a shape. */
export const clipped = (...[id, shape, body]: [id: string, shape: string, body: string]): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
/** Gives an ink to what has none of its own. */
export const inked = (ink: string, body: string): string => `<g fill="${ink}">${body}</g>`;
export const linear = (...[id, from, to]: [id: string, from: string, to: string]): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

// Path data

export const box = (...[x, y, width, height]: [x: number, y: number, width: number, height: number]): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
export const poly = (points: readonly Point[]): string => `M${points.map(point).join('L')}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`;

/** More for a stroke: round ends and corners. */
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export const range = <T>(count: number, itemAt: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => itemAt(index));
