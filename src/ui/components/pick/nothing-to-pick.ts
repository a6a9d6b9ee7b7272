/** Why there is nothing to pick (product.md, Pick: nothing). */
export const NOTHING_TO_PICK = {
  none: 'Nothing is shown here that could be picked. Show more of the list first.',
  empty: 'There is nothing here that you have not seen or hidden.',
} as const;
