import { breakLines } from './lettering/break-lines.ts';
import type { Face } from './lettering/faces.ts';
import { measure } from './lettering/measure.ts';

/** A title to be set in a box. */
export interface SettingOrder {
  readonly text: string;
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  readonly lead: number;
  /** The tallest capitals may be. */
  readonly max: number;
}

/** Lines, and how tall the capitals of each are. */
export interface Setting {
  readonly lines: readonly string[];
  readonly heights: readonly number[];
  readonly face: Face;
  /** Between two lines, in drawing units. */
  readonly gap: number;
}

interface Candidate extends Setting {
  readonly score: number;
}

const MOST_LINES = 6;
/** How much a face may be widened or narrowed to fill a stack. */
const STRETCHES = [1.35, 1.15, 1, 0.86, 0.74, 0.62];

const lineCounts = (text: string): readonly number[] =>
  Array.from({ length: Math.min(text.split(' ').length, MOST_LINES) }, (_, index) => index + 1);

const bestOf = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((best, candidate) => (candidate.score > best.score ? candidate : best));

const equalLines = ({ text, face, width, height, lead, max }: SettingOrder, count: number): Candidate => {
  const lines = breakLines(text, count, face);
  const widest = Math.max(...lines.map((line) => measure(line, face)));
  const tall = Math.min(width / widest, height / (count + (count - 1) * lead), max);
  return { lines, face, heights: lines.map(() => tall), gap: lead * tall, score: tall * (1 - 0.03 * count) };
};

const stretched = (face: Face, by: number): Face => ({
  ...face,
  k: face.k * by,
  T: (face.T ?? face.t) * Math.min(1.1, by * 1.06),
  ...(face.jit && { jit: face.jit * Math.min(1, by) }),
});

const fullLines = (order: SettingOrder, lines: readonly string[], stretch: number): Candidate => {
  const { width, height, lead, max } = order;
  const face = stretched(order.face, stretch);
  const full = lines.map((line) => Math.min(max, width / measure(line, face)));
  const sum = full.reduce((total, tall) => total + tall, 0) + lead * 0.5 * (lines.length - 1) * Math.min(...full);
  const over = sum > height ? height / sum : 1;
  const uneven = Math.max(...full) / Math.min(...full);
  const heights = full.map((tall) => tall * over);
  const score = sum * over - (1 - over) * height * 0.9 - Math.abs(Math.log(stretch)) * height * 0.55 - uneven * 9;
  return { lines, face, heights, gap: lead * 0.5 * Math.min(...heights), score };
};

/** Equal lines, as large as the box allows. */
export const setTitle = (order: SettingOrder): Setting =>
  bestOf(lineCounts(order.text).map((count) => equalLines(order, count)));

/** Lines that each fill the width, like a playbill. */
export const setStacked = (order: SettingOrder): Setting =>
  bestOf(
    lineCounts(order.text).flatMap((count) => {
      const lines = breakLines(order.text, count, order.face);
      return STRETCHES.map((stretch) => fullLines(order, lines, stretch));
    }),
  );
