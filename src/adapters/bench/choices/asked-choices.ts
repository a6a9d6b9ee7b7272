import type { Library } from '#domain/library/library.ts';
import { CHOICE_PARTS, type AskedChoices, type ByAddress, type ChoicePart } from './choice-parts.ts';

/** The parts with the preference of each. */
export const PART_ENTRIES = Object.entries(CHOICE_PARTS) as readonly (readonly [ByAddress, ChoicePart<unknown>])[];

const readPart = (text: string): readonly [ByAddress, unknown] | undefined => {
  const [name, ...rest] = text.trim().split(':');
  const entry = PART_ENTRIES.find(([, part]) => part.name === name);
  const value = entry?.[1].read(rest.join(':'));
  return entry && value !== undefined ? [entry[0], value] : undefined;
};

/** Choices as an address has them, with commas between them; undefined where one is none, or is made twice. */
export const readChoices = (text: string): AskedChoices | undefined => {
  const read = text.split(',').map(readPart);
  const known = read.filter((each) => each !== undefined);
  const asked: AskedChoices = Object.fromEntries(known);
  return Object.keys(asked).length === read.length ? asked : undefined;
};

export const writeChoices = (asked: AskedChoices): string =>
  PART_ENTRIES.flatMap(([preference, { name, write }]) =>
    asked[preference] === undefined ? [] : [`${name}:${write(asked[preference])}`],
  ).join(',');

/** A library with these choices in place of its own. */
export const withChoices = (library: Library, asked: AskedChoices): Library => ({
  ...library,
  preferences: { ...library.preferences, ...asked },
});
