import type { ImportOutcome, ImportRefusal } from './import-reading.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { SortedFiles, Trouble } from './sort-files.ts';

/** Of an archive's files these are no loss: most services' archives have more in them than titles. */
const NO_LOSS: ReadonlySet<ImportRefusal> = new Set(['unknown', 'empty', 'no-rows', 'web-page']);

const isLoss = ({ refusal }: Trouble): boolean => !NO_LOSS.has(refusal);

/** A file of an archive by the archive's name, unless it is that file alone that is at fault. */
const nameOf = ({ name, archive }: ParsedFile, isAlone: boolean): string => {
  if (archive === undefined) return name;
  return isAlone ? `${archive}: ${name}` : archive;
};

/** The names of files that nothing was found in, for the visitor. */
export const unrecognisedIn = ({ troubles, archives }: SortedFiles): readonly string[] => {
  const told = troubles.filter((trouble) => isLoss(trouble) || !archives.has(trouble.file.archive ?? ''));
  return [...new Set(told.map((trouble) => nameOf(trouble.file, isLoss(trouble))))];
};

/** The refusal that tells most: of several files, one that is damaged rather than one that is unknown. */
export const refusedOutcome = ({ troubles }: SortedFiles): ImportOutcome => {
  const trouble = troubles.find(isLoss) ?? troubles.find(({ refusal }) => refusal !== 'unknown') ?? troubles[0];
  return trouble
    ? { kind: 'refused', refusal: trouble.refusal, fileName: nameOf(trouble.file, isLoss(trouble)) }
    : { kind: 'refused', refusal: 'no-rows', fileName: '' };
};
