/** The item at an index. Throws where there is none: a slip of the drawing hand. */
export const nth = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${items.length}`);
  return item;
};
