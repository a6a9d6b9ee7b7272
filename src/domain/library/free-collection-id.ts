/** For a new collection: the time of its creation (product.md, Collections: collection id), or the next millisecond that no other has. */
export const freeCollectionId = (taken: ReadonlySet<string>, time: number): string => {
  let free = time;
  while (taken.has(`${free}`)) free += 1;
  return `${free}`;
};
