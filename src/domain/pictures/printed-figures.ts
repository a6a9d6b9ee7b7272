import type { DrawnItem, Font, Measure } from './drawing.ts';
import { cleanText, ellipsized } from './fitted-text.ts';
import type { PictureFigure } from './picture-words.ts';
import { INNER, LEFT, textAt } from './ticket-paper.ts';

interface FigureFonts {
  readonly value: Font;
  readonly label: Font;
}

/** @param size of the number, in pixels */
const fontsOf = (size: number): FigureFonts => ({
  value: { face: 'display', size, weight: 700, spacing: size * -0.043 },
  label: { face: 'text', size: Math.max(30, size * 0.37), weight: 500 },
});

const LEAST_GAP = 28;
/** Two numbers are not at both ends of the paper. */
const MOST_GAP = 180;
const SIZES = [1, 0.86, 0.72, 0.58, 0.46];

interface Row {
  readonly fonts: FigureFonts;
  readonly widths: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const rowOf = (figures: readonly PictureFigure[], size: number, measure: Measure): Row => {
  const fonts = fontsOf(size);
  const widthOf = ({ value, label }: PictureFigure) =>
    Math.max(measure(value, fonts.value), measure(label, fonts.label));
  return { fonts, widths: figures.map(widthOf) };
};

const fits = ({ widths }: Row): boolean => sum(widths) + (widths.length - 1) * LEAST_GAP <= INNER;

/** So that each has its share of the row and no more. */
const shared = ({ fonts, widths }: Row): Row => {
  const share = (INNER - (widths.length - 1) * LEAST_GAP) / widths.length;
  return { fonts, widths: widths.map(() => share) };
};

interface PlacedFigures {
  /** The baseline of the numbers. */
  readonly y: number;
  readonly size: number;
  readonly measure: Measure;
}

/** Three figures at most in a row from the left edge to the right one, smaller where they are long. */
export const printedFigures = (
  given: readonly PictureFigure[],
  { y, size, measure }: PlacedFigures,
): readonly DrawnItem[] => {
  const figures = given.slice(0, 3).map(({ value, label }) => ({ value: cleanText(value), label: cleanText(label) }));
  const rows = SIZES.map((part) => rowOf(figures, size * part, measure));
  const row = rows.find(fits) ?? shared(rowOf(figures, size * 0.46, measure));
  const { fonts, widths } = row;
  const most = figures.length > 2 ? INNER : MOST_GAP;
  const gap = Math.min(most, (INNER - sum(widths)) / Math.max(1, figures.length - 1));
  return figures.flatMap(({ value, label }, at) => {
    const x = LEFT + sum(widths.slice(0, at)) + at * gap;
    const cut = (text: string, font: Font) => ellipsized(text, { font, width: (widths[at] ?? 0) + 1, measure });
    return [
      textAt(cut(value, fonts.value), { x, y, font: fonts.value }),
      textAt(cut(label, fonts.label), { x, y: y + fonts.label.size * 1.18, font: fonts.label, ink: 'ticket-ink-2' }),
    ];
  });
};
