import type { Measure } from '#domain/pictures/drawing.ts';

/** Every letter is nearly as wide as one of Besley's, and marks of direction have no width. */
export const measureLetters: Measure = (text, { face, size, spacing = 0 }) => {
  const letters = [...text.replaceAll(/[\u2066-\u2069]/g, '')].length;
  return letters * ((face === 'display' ? 0.62 : 0.47) * size + spacing);
};
