import { expect, vi } from 'vitest';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { aLetterboxdReading } from '../import/a-letterboxd-reading.ts';
import { openImport } from './open-import.tsx';

/** Opens the review of these matches. */
export const openImportReview = async (
  matches: readonly TitleMatch[],
  own: Partial<ImportFacade> = {},
  fields: Partial<ImportReading> = {},
) => {
  const reading = aLetterboxdReading({ titles: matches.map(({ imported }) => imported), ...fields });
  const opened = await openImport({ read: async () => ({ kind: 'read', reading }), ...own });
  const { facade, button, dialog, heading } = opened;
  const add = vi.spyOn(facade, 'add');
  await opened.choose();
  await button('Find the titles').click();
  facade.state$.next({ ...facade.state$.value, status: 'done', matches });
  await expect.element(heading).toHaveTextContent('Check what was found');
  const group = (name: string) => dialog.getByRole('region', { name: new RegExp(`^${name}`) });
  return {
    ...opened,
    reading,
    add,
    group,
    /** Ticks what was found, or takes its tick away. */
    tick: (name: string) =>
      group('Found')
        .getByRole('checkbox', { name: new RegExp(`^${name}`) })
        .click(),
    /** What was added, by id. */
    added: () => add.mock.calls.map(([chosen]) => chosen.map(({ title }) => title.id)),
  };
};
