import { isRating } from '../../library/marks/mark-limits.ts';
import { RATING_MAX } from '../../library/marks/mark.ts';
import { textOf } from './json-fields.ts';
import { plainCellText } from './plain-cell-text.ts';

/** The best rating in stars. */
export const STARS = 5;
const PERCENT = 100;
const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75', ' 1/2': '.5' };

const UNIT = '(?:stars?|sterne?n?|[eé]toiles?|estrellas?|estrelas?|stell[ae]|★|⭐)';
/** '8/10', '4.5 out of 5', '8 von 10 Sternen'. */
const OF = new RegExp(
  `^(\\d+(?:\\.\\d+)?)\\s*(?:/|out of|of|von|sur|de|di|su|em)\\s*(\\d+)(?:\\.0+)?\\s*${UNIT}?$`,
  'iu',
);
const PER_CENT = /^(\d+(?:\.\d+)?)\s*%$/;
/** '4.5 stars', '4★'. Some services have ten. */
const STARRED = new RegExp(`^(\\d*(?:\\.\\d+)?)\\s*${UNIT}$`, 'iu');
const POINTS = / ?(?:points?|pts?|punkte?n?|puntos?|punt[io]|pontos?)$/i;
const FIGURE = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Stars as signs: what is hollow does not count. */
const SIGNS = /^([★⭐🌟]+|\*+)(½|\.5|1\/2)?([☆✩]*)$/u;
const SIGN_BEFORE = /^[★⭐]\s*(?=\d)(.*)$/u;
const STROKES = /[⁄∕／]/g;
/** What people put around a rating. */
const AROUND = /^[([](.*)[)\]]$/;
const END = /(?<![.!])[.!]{1,3}$/;

/** A rating that is none. */
export const UNRATED = /^(?:[-–—?]+|0+(?:[.,]0+)?(?:\/\d+)?|n\/?a|nan|none|null|nr|unrated|not rated)?$/i;

interface Written {
  readonly figure: number;
  /** The best of the scale that is written with it; undefined where none is. */
  readonly best?: number;
}

const figureOf = (text: string): string =>
  text
    .replaceAll(',', '.')
    .replaceAll(
      / ?([½¼¾])|(?<=\d)( 1\/2)(?!\d)/g,
      (_, sign?: string, words?: string) => FRACTIONS[sign ?? words ?? ''] ?? '',
    );

/** Of five, unless there are more. */
const starsOf = (figure: number, signs = figure): Written => ({ figure, best: signs > STARS ? RATING_MAX : STARS });

const ofSigns = (text: string): Written | undefined => {
  const [, signs, half, hollow = ''] = SIGNS.exec(text.replaceAll(' ', '')) ?? [];
  if (signs === undefined) return undefined;
  const figure = [...signs].length + (half === undefined ? 0 : 0.5);
  return starsOf(figure, figure + [...hollow].length);
};

const ofWords = (text: string): Written => {
  const [, figure, best] = OF.exec(text) ?? [];
  if (best !== undefined) return { figure: Number(figure), best: Number(best) };
  const [, percent] = PER_CENT.exec(text) ?? [];
  if (percent !== undefined) return { figure: Number(percent), best: PERCENT };
  const [, stars] = STARRED.exec(text) ?? [];
  if (stars !== undefined) return starsOf(Number(stars));
  const bare = text.replace(POINTS, '');
  return { figure: FIGURE.test(bare) ? Number(bare) : Number.NaN };
};

const writtenIn = (value: unknown): Written => {
  const text = plainCellText(textOf(value))
    .replaceAll('\u{FE0F}', '')
    .replaceAll(STROKES, '/')
    .replace(AROUND, '$1')
    .replace(END, '')
    .replace(SIGN_BEFORE, '$1★')
    .trim();
  return ofSigns(text) ?? ofWords(figureOf(text));
};

/** A figure that has no scale beside it, as the others of its column tell its scale; 0 for any other text. */
export const bareRating = (value: unknown): number => {
  const { figure, best } = writtenIn(value);
  return best === undefined ? figure || 0 : 0;
};

/**
 * A rating as it is kept, 1 to 10 and whole; undefined for none (product.md, Import: ratings).
 * @param best the best rating of its scale, where none is written with it
 */
export const readRating = (value: unknown, best = RATING_MAX): number | undefined => {
  const written = writtenIn(value);
  const share = written.figure / (written.best ?? best);
  const rating = Math.round(share * RATING_MAX);
  // 10.4 is none of ten, though it rounds to one.
  return share <= 1 && isRating(rating) ? rating : undefined;
};
