/** Why something of a file is not brought (product.md, Import: left out). */
const LEFT_OUT_TEXTS = {
  episode: 'A single episode of which the file does not say that it was seen: of episodes nothing else is kept.',
  'some-episodes': 'Some of it was seen, and the file does not say which episodes: the show is not marked as seen.',
  season: 'A single season: lists, ratings and marks are of whole shows.',
  game: 'A game.',
  book: 'A book.',
  person: 'A person.',
  video: 'A video that is neither a movie nor a show.',
  unmarked: 'The file says nothing of it that is kept, such as that it was seen or is to be.',
  'unknown-state': 'What the file says of it is not known here.',
  unnamed: 'It has neither a name nor a number that is known here.',
  unreadable: 'What the file says of it cannot be read.',
} as const;
export type LeftOutReason = keyof typeof LEFT_OUT_TEXTS;

export interface LeftOut {
  /** What the file calls it; empty where it has no name. */
  readonly name: string;
  readonly reason: LeftOutReason;
  /** What the file says of its state, where it is left out for that. */
  readonly word?: string;
}

/** Why it is not brought, with the word of the file, where it is left out for that (product.md, Import: states). */
export const leftOutText = ({ reason, word }: LeftOut): string => {
  if (word === undefined) return LEFT_OUT_TEXTS[reason];
  if (reason === 'unmarked') return `The file says "${word}": that is neither seen nor to be seen.`;
  const unknown = `says "${word}": that ${/\p{L}/u.test(word) ? 'word' : 'code'} is not known here.`;
  if (reason === 'unknown-state') return `The file ${unknown}`;
  if (reason === 'episode') return `A single episode, of which the file ${unknown}`;
  return LEFT_OUT_TEXTS[reason];
};
