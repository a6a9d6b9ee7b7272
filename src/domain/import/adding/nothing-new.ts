import type { Gain } from './gain-of.ts';

interface Brought {
  /** Of each title of the file that is taken for one. */
  readonly gains: readonly Gain[];
  /** Something else of the file is not kept: rows, or episodes. */
  readonly isCut: boolean;
}

/** What is said where nothing is added: no more than is so (product.md, Import: nothing new). */
export const nothingNewText = ({ gains, isCut }: Brought): string => {
  if (!gains.includes('here')) return 'Nothing of it can be kept here';
  return isCut || gains.includes('none')
    ? 'Everything in it that can be kept is here already'
    : 'Everything in it is here already';
};
