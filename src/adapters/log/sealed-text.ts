/**
 * A text as it is kept: no object. A tab of a release until 1.2 that has missed changes would take from it the parts that it knows, and save its
 * own older ones of all else as if it had everything. It cannot read this, stays where it is, and loses nothing (decision 24).
 */
export const sealed = (text: string): string => `[${text}]`;
/** The text in what is kept, by a former release too. */
export const unsealed = (kept: string): string => (kept.startsWith('[') ? kept.slice(1, -1) : kept);
