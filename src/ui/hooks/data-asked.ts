/** The groups of 'Your data', in their order (product.md, Your data: groups). */
export type DataGroupName = 'keep' | 'bring' | 'devices' | 'choices';

type Opener = (group: DataGroupName) => void;

const openers = new Set<Opener>();

/** Opens 'Your data', which is beside its panel in the header, at one of its groups. */
export const askForData: Opener = (group) => openers.forEach((open) => open(group));

/** @returns a function that ends it */
export const onDataAsked = (open: Opener): (() => void) => {
  openers.add(open);
  return () => void openers.delete(open);
};
