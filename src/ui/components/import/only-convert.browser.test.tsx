import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import { anImportFacade } from '#fixtures/ui/an-import-facade.ts';
import { openImport } from '#fixtures/ui/open-import.tsx';

const FILM = aTitle({ id: 7, title: 'Dust Parade', release_date: '1968-05-05', poster_path: '/dust.svg' });
const IMPORTED = aListedFilm({ note: 'Twice.' });
const READING = aLetterboxdReading({ titles: [IMPORTED] });

/** What finds the only title of the file at once. */
const finding = (): Partial<ImportFacade> => {
  const read: ImportFacade['read'] = async () => ({ kind: 'read', reading: READING });
  const found = { kind: 'found', imported: IMPORTED, title: { ...FILM, checkedAt: '' } } as const;
  const state = { status: 'done', isOffline: false, total: 1, matches: [found] } as const;
  const { converting } = anImportFacade({ read });
  const matching = { ...converting.match(READING) };
  return { read, converting: { ...converting, match: () => ({ ...matching, state$: of(state) }) } };
};

beforeEach(() => page.viewport(1280, 900));

const openConverting = async () => {
  const opened = await openImport(finding());
  await opened.dialog.getByRole('checkbox', { name: 'Only convert' }).click();
  return opened;
};

describe('only converting (product.md, Import: only convert)', () => {
  it('goes through the review to one of the forms, adds nothing, and says all along that nothing is kept', async () => {
    const { facade, choose, button, dialog, heading } = await openConverting();
    const add = vi.spyOn(facade, 'add');
    const convert = vi.spyOn(facade.converting, 'convert');
    const said = dialog.getByText('Only converting: nothing of this is kept.');
    await choose();
    await expect.element(said).toBeVisible();
    await expect.element(dialog.getByText('To your watchlist')).not.toBeInTheDocument();
    await button('Find the titles').click();
    await expect.element(heading.first()).toHaveTextContent('Check what was found');
    await expect.element(said).toBeVisible();
    await expect.element(dialog.getByText('Already here')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Each goes along, unless you take its tick away.')).toBeVisible();
    expect(dialog.element().querySelector('img')).toBeNull();
    await button('Convert 1 title').click();
    await expect.element(said).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await dialog.getByRole('radio', { name: 'For Letterboxd' }).click();
    await dialog.getByLabelText('Notes as reviews').click();
    await button('Take along').click();
    expect(convert.mock.calls).toEqual([
      [[{ imported: IMPORTED, title: { ...FILM, checkedAt: '' } }], READING, { form: 'letterboxd', withNotes: true }],
    ]);
    expect(add).not.toHaveBeenCalled();
    await button('Back to the review').click();
    await expect.element(heading.first()).toHaveTextContent('Check what was found');
  });

  it('does not say of what cannot go along that it cannot be kept', async () => {
    const reading = { ...READING, titles: [], leftOut: [{ name: 'Pilot', reason: 'episode' }] } as const;
    const { dialog, choose } = await openImport(anImportFacade({ read: async () => ({ kind: 'read', reading }) }));
    await dialog.getByRole('checkbox', { name: 'Only convert' }).click();
    await choose();
    await expect.element(dialog.getByText('There is nothing in it that can go along.')).toBeVisible();
    await expect.element(dialog.getByText('These cannot go along.')).toBeVisible();
  });

  it('keeps no draft of a list that is pasted, also of what was typed before', async () => {
    const { app, dialog } = await openImport(finding());
    const remembered = () => app.draftMemory.recall('pasted list') ?? '';
    const field = dialog.getByLabelText('Or paste a list, or a link of Matinee');
    await field.fill('Dust Parade');
    expect(remembered()).toBe('Dust Parade');
    await dialog.getByRole('checkbox', { name: 'Only convert' }).click();
    expect(remembered()).toBe('');
    await field.fill('Dust Parade (1968)');
    expect(remembered()).toBe('');
    await expect.element(field).toHaveValue('Dust Parade (1968)');
  });
});
