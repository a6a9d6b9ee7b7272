import { CATALOGUE_TODAY } from '../catalogue-today.ts';
import type { Dice } from '../dice.ts';

export interface Lifetime {
  /** `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly deathday?: string;
}

const two = (figure: number): string => String(figure).padStart(2, '0');
const dayOf = (year: number, rolls: Dice): string =>
  `${year}-${two(rolls.between(1, 12))}-${two(rolls.between(1, 28))}`;

/** A life that began in `year`, and ended where people’s do, but not before `activeUntil`. */
export const lifetime = (year: number, activeUntil: number, rolls: Dice): Lifetime => {
  const birthday = dayOf(year, rolls);
  const last = Math.max(year + rolls.between(62, 97), activeUntil + 1);
  const deathday = dayOf(last, rolls);
  return deathday < CATALOGUE_TODAY ? { birthday, deathday } : { birthday };
};
