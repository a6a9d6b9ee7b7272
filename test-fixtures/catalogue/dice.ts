import { random } from '../artwork/random.ts';

export interface Dice {
  /** From 0 up to 1. */
  roll(): number;
  /** A whole number, both ends included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Throws for nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): readonly T[];
}

const itemAt = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
};

/**
 * Chance that always falls the same way. Each title and each concern has a seed of its own: a new title or one more question
 * leaves all other answers as they were.
 */
export const dice = (seed: string): Dice => {
  const roll = random(seed);
  return {
    roll,
    between: (min, max) => min + Math.floor(roll() * (max - min + 1)),
    chance: (probability) => roll() < probability,
    pick: (items) => itemAt(items, Math.floor(roll() * items.length)),
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: roll() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
};
