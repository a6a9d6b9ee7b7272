/** Values by the order in which they were first seen. */
export interface PackingTable<T> {
  readonly values: readonly T[];
  /** The place of a value, which is entered if it is new. */
  indexOf(value: T): number;
}

export const packingTable = <T>(first: readonly T[]): PackingTable<T> => {
  const values = [...first];
  const indexes = new Map(first.map((value, index) => [JSON.stringify(value), index]));
  return {
    values,
    indexOf: (value) => {
      const text = JSON.stringify(value);
      const index = indexes.get(text) ?? values.push(value) - 1;
      indexes.set(text, index);
      return index;
    },
  };
};
