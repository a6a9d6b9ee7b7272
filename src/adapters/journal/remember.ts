/**
 * How many texts are known as this app's own. A killed browser was measured to lose up to 80 s of what it had written,
 * and there may be a save in each of them: the text that comes back must be among these.
 */
const LIMIT = 100;

/** With a text, or its hash, as the newest; the oldest goes when there are too many. */
export const remember = (known: readonly string[], added: string): readonly string[] =>
  [...known.filter((each) => each !== added), added].slice(-LIMIT);
