import { readName } from '../cells/read-name.ts';
import { readYear } from '../cells/read-year.ts';
import type { ImportedTitle } from '../imported-title.ts';

type NameVariant = Pick<ImportedTitle, 'name' | 'year'>;

/** 'Hotel Perihelion 2021', which may as well be a name: 'Death Race 2000'. */
const BARE_YEAR = /^(.*[^\s,:–—-])[\s,:–—-]+(\d{4})$/su;
/** What tells shows of one name apart, or is a second name: 'Mill Street (UK)'. */
const BRACKETS = /^(.*\S)\s*(?:\([^()]*\)|\[[^[\]]*\])$/su;

const withoutYear = ({ name, year }: NameVariant): readonly NameVariant[] => {
  const [, rest, digits] = BARE_YEAR.exec(name) ?? [];
  const bare = readYear(digits);
  return rest === undefined || bare === undefined || year !== undefined ? [] : [{ name: rest, year: bare }];
};

const withoutBrackets = ({ name, year }: NameVariant): readonly NameVariant[] => {
  const [, rest] = BRACKETS.exec(name) ?? [];
  return rest === undefined ? [] : [{ ...readName(rest, year), ...(year !== undefined && { year }) }];
};

/**
 * What a title may be called, one after the other until it is found: as the file has it, without a year at its end, and without
 * brackets (product.md, Import: searches).
 */
export const nameVariants = (title: NameVariant): readonly NameVariant[] => [
  title,
  ...withoutYear(title),
  ...withoutBrackets(title),
];
