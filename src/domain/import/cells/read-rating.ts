import { isRating } from '../../library/mark-limits.ts';
import { RATING_MAX } from '../../library/mark.ts';
import { textOf } from './fields.ts';

const STARS = 5;
const PERCENT = 100;
const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** '8/10', '4.5 out of 5', '8 von 10'. */
const OF = /^(\d+(?:\.\d+)?)\s*(?:\/|out of|of|von|sur|de|di|su|em)\s*(\d+)$/i;
const PER_CENT = /^(\d+(?:\.\d+)?)\s*%$/;
/** '4.5 stars', '4★'. */
const STARRED = /^(\d*(?:\.\d+)?)\s*(?:stars?|sterne?|[eé]toiles?|estrellas?|estrelas?|stell[ae]|★|⭐)$/i;
/** Stars as signs: what is hollow does not count. */
const SIGNS = /^([★⭐🌟]+)\s*(½|\.5|1\/2)?\s*☆*$/u;

interface Written {
  readonly figure: number;
  /** The best of the scale that is written with it; undefined where none is. */
  readonly best?: number;
}

const figureOf = (text: string): string =>
  text
    .replace(',', '.')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([½¼¾])/g, (_, fraction: string) => FRACTIONS[fraction] ?? '');

const ofSigns = (text: string): Written | undefined => {
  const [, signs, half] = SIGNS.exec(text) ?? [];
  return signs === undefined ? undefined : { figure: [...signs].length + (half === undefined ? 0 : 0.5), best: STARS };
};

const ofWords = (text: string): Written => {
  const [, figure, best] = OF.exec(text) ?? [];
  if (best !== undefined) return { figure: Number(figure), best: Number(best) };
  const [, percent] = PER_CENT.exec(text) ?? [];
  if (percent !== undefined) return { figure: Number(percent), best: PERCENT };
  const [, stars] = STARRED.exec(text) ?? [];
  return stars === undefined ? { figure: Number(text) } : { figure: Number(stars), best: STARS };
};

const writtenIn = (value: unknown): Written => {
  const text = textOf(value).replaceAll('\u{FE0F}', '');
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
  const rating = Math.round((written.figure * RATING_MAX) / (written.best ?? best));
  return isRating(rating) ? rating : undefined;
};
