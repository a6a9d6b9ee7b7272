import type { Setting } from './setting.ts';

const SHOWN = 40;

/** That a value is none of a setting's, and what the values are. */
export const problemOf = ({ name, off, choices }: Setting, text: string): string =>
  `There is no ${name} “${text.slice(0, SHOWN)}”. The known ones: ${[...choices.map(({ value }) => value), off].join(', ')}.`;
