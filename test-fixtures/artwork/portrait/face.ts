import { mix } from '../colour.ts';
import { INKS } from '../inks.ts';
import type { Sheet } from '../sheet.ts';
import { circle, clipped, ellipse, group, path, ROUND, stroke } from '../svg.ts';
import type { Sitter } from './sitter.ts';

const CX = 200;
/** Half the distance between the eyes. */
const EX = 37;

export const eyeLine = ({ top }: Sitter): number => top + 116;

const outline = ({ w, top, chin }: Sitter): string =>
  `M${CX - w} ${top + 90}Q${CX - w} ${top} ${CX} ${top}T${CX + w} ${top + 90}` +
  `Q${CX + w + 2} ${chin - 70} ${CX + 40} ${chin - 12}Q${CX} ${chin + 16} ${CX - 40} ${chin - 12}` +
  `Q${CX - w - 2} ${chin - 70} ${CX - w} ${top + 90}z`;

// What is drawn for light from one side is turned over for the other.
const turned = ({ side }: Sitter, body: string): string =>
  side > 0 ? body : group('translate(400 0) scale(-1 1)', body);

/** Ears and a face half in shadow. The clip `f` is the face's outline. */
export const head = (sitter: Sitter): string => {
  const { w, top, skin, shade, side } = sitter;
  const face = outline(sitter);
  const shadow = `M${CX} ${top - 10}q26 70 6 120l22 44-22 10q16 60 4 110H${CX + 140}V${top - 10}z`;
  return (
    ellipse(CX - w, top + 128, 13, 24, skin) +
    ellipse(CX + w, top + 128, 13, 24, side > 0 ? shade : skin) +
    path(face, skin) +
    clipped('f', `<path d="${face}"/>`, turned(sitter, path(shadow, shade)))
  );
};

export const eyes = (sitter: Sitter, closed: boolean): string => {
  const { hair, ink } = sitter;
  const y = eyeLine(sitter);
  return [-1, 1]
    .map((side) => {
      const x = CX + side * EX;
      const lid = stroke(`M${x - 17} ${y}q17 13 34 0`, ink, 4.5, ROUND);
      const open = path(`M${x - 19} ${y}q19-17 38 0q-19 14-38 0z`, INKS.W) + circle(x, y - 1, 8, ink);
      const brow = `M${CX + side * (EX - 19)} ${y - 21}q${side * 20} -12 ${side * 42} 1`;
      return (closed ? lid : open) + stroke(brow, mix(hair, ink, 0.5), 6, ROUND);
    })
    .join('');
};

export const noseAndMouth = (sitter: Sitter): string => {
  const { shade, ink, lip } = sitter;
  const y = eyeLine(sitter);
  const nose = stroke(`M${CX + 2} ${y + 4}l14 50q-8 8-18 2`, mix(shade, ink, 0.35), 4, ROUND);
  return turned(sitter, nose) + path(`M${CX - 26} ${y + 92}q13-11 26-4q13-7 26 4q-26 20-52 0z`, lip);
};

export const beard = (sitter: Sitter): string => {
  const y = eyeLine(sitter);
  const d = `M${CX - 110} ${y + 30}q20 50 56 44q54-18 108 0q36 6 56-44v160H${CX - 110}z`;
  const mouth = path(`M${CX - 24} ${y + 92}q24 14 48 0q-24 20-48 0z`, sitter.lip);
  return `<g clip-path="url(#f)">${path(d, sitter.hair)}</g>${mouth}`;
};

export const glasses = (sitter: Sitter): string => {
  const y = eyeLine(sitter);
  const rim = 'a26 24 0 1 0 52 0a26 24 0 1 0-52 0';
  const d = `M${CX - EX - 26} ${y - 3}${rim}M${CX + EX - 26} ${y - 3}${rim}M${CX - 11} ${y - 6}q11-8 22 0`;
  return stroke(d, sitter.ink, 4.5);
};

export const earrings = ({ w, top }: Sitter): string =>
  circle(CX - w - 2, top + 162, 9, INKS.M) + circle(CX + w + 2, top + 162, 9, INKS.M);

/** Cuts of hair that a beard goes with. */
const BEARDED = new Set([0, 3, 4, 6]);
export const canHaveBeard = ({ cut }: Sitter): boolean => BEARDED.has(cut);

/** Whether chance, which is asked in any case, is above a mark. */
export const above = (k: Sheet, mark: number): boolean => k.r() > mark;
