import type { Face } from './faces.ts';
import { measure } from './measure.ts';

/** Every way to break words into so many lines, the earliest breaks first. */
const ways = (words: readonly string[], count: number): readonly (readonly string[])[] => {
  if (count === 1) return [[words.join(' ')]];
  const longest = words.length - count + 1;
  return Array.from({ length: longest }, (_, index) => index + 1).flatMap((taken) =>
    ways(words.slice(taken), count - 1).map((rest) => [words.slice(0, taken).join(' '), ...rest]),
  );
};

/** Breaks a text into so many lines, as evenly as its words allow. */
export const breakLines = (...[text, count, face]: [text: string, count: number, face: Face]): readonly string[] => {
  const words = text.split(' ');
  if (count >= words.length) return words;
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => measure(line, face)));
  return ways(words, count).reduce((best, way) => (widest(way) < widest(best) ? way : best));
};
