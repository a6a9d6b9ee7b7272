import type { LeftOutReason } from './import-reading.ts';

/** Why something is not brought (product.md, Import: left out). */
export const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  episode: 'A single episode, or some: lists are of whole shows.',
  season: 'A single season: lists are of whole shows.',
  game: 'A game.',
  person: 'A person.',
  video: 'A video that is neither a movie nor a show.',
  unmarked: 'It was begun, given up or owned: the file says nothing else of it.',
  unnamed: 'It has neither a name nor a number.',
  unreadable: 'What the file says of it cannot be read.',
};
