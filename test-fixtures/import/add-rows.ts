import { importActions } from '#domain/import/adding/import-actions.ts';
import type { ImportedList, ImportedTitle } from '#domain/import/imported-title.ts';
import { apply } from '#domain/library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';
import { aTitle } from '../a-title.ts';
import { anImportedTitle } from './an-imported-title.ts';

/** When rows are added. */
export const NOW = new Date('2026-11-21T12:00:00Z');

/** What the title of a row is saved as. */
export const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide' } as const;

type Row = Partial<ImportedTitle> & { readonly id?: number };

/** The title that a row was found to be, by its id. */
export const matchOf = ({ id = 7, ...fields }: Row) => ({
  imported: anImportedTitle(fields),
  title: aTitle({ id, title: 'Low Tide' }),
});

/** @param has what there is before @returns the library with what the rows add */
export const addRows = (
  rows: readonly Row[],
  has: Partial<Library> = {},
  lists: readonly ImportedList[] = [],
): Library => {
  const before = { ...EMPTY_LIBRARY, ...has };
  const actions = resultOf(importActions(before, rows.map(matchOf), { lists, now: NOW }));
  return apply(before, { kind: 'batch', actions });
};
