import { mix } from '../colour.ts';
import { INKS } from '../inks.ts';
import { nth } from '../nth.ts';
import { halftone } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { circle, path, rect } from '../svg.ts';
import type { Sitter } from './sitter.ts';

const CX = 200;

/** The wall behind: a disc, a half, a slope, nothing or a screen of dots. */
export const wall = (k: Sheet, { ground, main }: Sitter): string => {
  const slope = path(`M0 600V${k.i(120, 300)}L400 ${k.i(60, 220)}V600z`, main);
  const dots = halftone(0, 30, 420, 360, 26, mix(ground, main, 0.55), (share) => 0.7 - 0.6 * share);
  return nth([circle(CX, 250, 184, main), rect(0, 0, 200, 600, mix(ground, main, 0.35)), slope, '', dots], k.i(0, 4));
};

/** Neck, shoulders and one of four collars. */
export const clothes = (k: Sheet, { chin, shade, cloth, main }: Sitter): string => {
  const collars = [
    path('M150 450l50 60-40 50-34-104zM250 450l-50 60 40 50 34-104z', mix(cloth, '#ffffff', 0.22)),
    path('M148 452q52 70 104 0l14 8q-66 96-132 0z', mix(cloth, '#000000', 0.25)),
    path('M150 446h100v34q-50 30-100 0z', mix(cloth, '#000000', 0.22)),
    path('M160 456l40 40 40-40 16 12-56 70-56-70z', INKS.W) + path('M200 498l14 18-8 84h-12l-8-84z', main),
  ];
  return (
    path(`M${CX - 38} ${chin - 40}h76v90q-38 40-76 0z`, shade) +
    path(`M20 600Q34 476 150 450L${CX} 500 250 450Q366 476 380 600z`, cloth) +
    nth(collars, k.i(0, 3))
  );
};

/** A hat with a band. */
export const hat = ({ w, top, cloth, main }: Sitter): string =>
  path(
    `M${CX - w - 46} ${top + 52}q${w + 46}-34 ${2 * (w + 46)} 0l-6 16q-${w + 40}-30-${2 * w + 80} 0z` +
      `M${CX - w - 2} ${top + 44}l14-110q${w - 12}-40 ${2 * w - 24} 0l14 110q-${w + 2}-26-${2 * w + 4} 0z`,
    cloth,
  ) + path(`M${CX - w} ${top + 30}q${w}-26 ${2 * w} 0l2 16q-${w + 2}-26-${2 * w + 4} 0z`, main);
