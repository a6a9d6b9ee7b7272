import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import type { Title } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import { openImportReview } from '#fixtures/ui/open-import-review.tsx';

const titled = (id: number, title: string, year = '2021'): Title =>
  aTitle({ id, title, release_date: `${year}-05-01`, poster_path: null });
const DUNE = aListedFilm({ name: 'Dune', year: 1984 });
const DUNES = [titled(1, 'Dune', '1984'), titled(2, 'Dune', '2021')] as const;
const UMBRA = aListedFilm({ name: 'Umbra', rating: 8 });
const found = (imported: ImportedTitle, title: Title): TitleMatch => ({ kind: 'found', imported, title });
const undecided: TitleMatch = { kind: 'undecided', imported: DUNE, candidates: DUNES };
const searching = (...titles: readonly Title[]): Partial<ImportFacade> => ({
  search: async () => ({ status: 'loaded', value: titles }),
});

beforeEach(() => page.viewport(1280, 900));

describe('the review (product.md, Import: review)', () => {
  it('has five groups with their counts, and opens what wants something of the visitor', async () => {
    const { group, button, dialog } = await openImportReview(
      [
        found(UMBRA, titled(3, 'Umbra')),
        undecided,
        { kind: 'not-found', imported: UMBRA },
        found(DUNE, titled(4, 'D')),
      ],
      { gain: ({ title }) => (title.id === 4 ? 'here' : 'new') },
      { leftOut: [{ name: '', reason: 'season' }] },
    );
    const names = dialog.getByRole('heading', { level: 4 });
    expect(names.elements().map(({ textContent }) => textContent)).toEqual([
      'Found1',
      'To decide1',
      'Not found1',
      'Left out1',
      'Already here1',
    ]);
    await expect.element(button(/^To decide/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button(/^Not found/)).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button(/^Found/)).toHaveAttribute('aria-expanded', 'false');
    await button(/^Left out/).click();
    await expect.element(group('Left out')).toHaveTextContent('A row without a name A single season');
    await button(/^Already here/).click();
    await expect.element(group('Already here').getByRole('listitem')).toHaveTextContent('Dune (1984) Watchlist');
  });

  it('names the titles of which not every day has room, and says of nothing that all is here (product.md, Import: seen before)', async () => {
    const { dialog } = await openImportReview([found(UMBRA, titled(3, 'Umbra'))], {
      gain: () => 'here',
      daysOver: (chosen) => chosen.map(({ title }) => ({ title, days: 12 })),
    });
    await expect.element(dialog.getByText(/^Not kept: 12 days of Umbra\. A title keeps 100 days/)).toBeVisible();
    await expect.element(dialog.getByText('Everything in it that can be kept is here already.')).toBeVisible();
  });

  it('adds what was found in one go, closes, and can be opened anew', async () => {
    const { button, dialog, added, add, reading, opener } = await openImportReview([
      found(UMBRA, titled(3, 'Umbra')),
      found(DUNE, DUNES[0]),
    ]);
    await button('Add 2 titles').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(added).toEqual([[3, 1]]);
    expect(add.mock.calls[0]?.[1]).toBe(reading);
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(dialog.getByLabelText('Choose files')).toBeVisible();
  });

  it('leaves out what has no tick', async () => {
    const { button, dialog, tick, added } = await openImportReview([
      found(UMBRA, titled(3, 'Umbra')),
      found(DUNE, DUNES[0]),
    ]);
    await tick('Umbra');
    await tick('Dune');
    await expect.element(dialog.getByText('Nothing is chosen to be added.')).toBeVisible();
    await tick('Dune');
    await button('Add 1 title').click();
    await expect.poll(added).toEqual([[1]]);
  });

  it('takes a title for another that the visitor has looked for', async () => {
    const { button, dialog, group, added } = await openImportReview(
      [found(UMBRA, titled(3, 'Umbra'))],
      searching(titled(7, 'Umbra Umbra')),
    );
    await button('Not this one: Umbra').click();
    await expect.element(dialog.getByLabelText('Search for Umbra (1968)')).toHaveFocus();
    await expect.element(group('Found').getByRole('checkbox')).not.toBeChecked();
    await expect.element(button(/^Add/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await button(/^Umbra Umbra/).click();
    const tick = group('Found').getByRole('checkbox', { name: /^Umbra Umbra/ });
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).toBeChecked();
    await tick.click();
    await tick.click();
    await button('Add 1 title').click();
    await expect.poll(added).toEqual([[7]]);
  });

  it('says that everything is here already (product.md, Import: nothing new)', async () => {
    const { dialog, button, add } = await openImportReview([found(UMBRA, titled(3, 'Umbra')), undecided], {
      gain: ({ title }) => (title.id === 3 || title.id === 2 ? 'here' : 'new'),
    });
    await expect.element(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/2021.*Already here/);
    await expect.element(button(/^Add/)).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Everything in it is here already.')).toBeVisible();
    await dialog.getByText('Close', { exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(add).not.toHaveBeenCalled();
  });

  it('says why of what is in the catalogue nothing is added, and that it is not here (product.md, Import: here already)', async () => {
    const show = aListedFilm({
      name: 'Nine Dials',
      media_type: 'tv',
      episodes: [{ season: 9, number: 1, seenAt: null }],
    });
    const { dialog, group, button } = await openImportReview([found(show, titled(5, 'Nine Dials'))], {
      gain: () => 'none',
    });
    await expect.element(dialog.getByText('Nothing of it can be kept here.')).toBeVisible();
    await expect
      .element(group('Nothing to add').getByRole('listitem'))
      .toHaveTextContent('None of these episodes was found in the catalogue.');
    await expect.element(button(/^Already here/)).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('lets the visitor take what brings nothing for another title', async () => {
    const { dialog, button } = await openImportReview([found(UMBRA, titled(5, 'Umbra'))], {
      gain: ({ title }) => (title.id === 5 ? 'none' : 'new'),
      ...searching(titled(6, 'Umbra Umbra')),
    });
    await button('Not this one: Umbra').click();
    await userEvent.keyboard('{Enter}');
    await button(/^Umbra Umbra/).click();
    await expect.element(dialog.getByRole('checkbox')).toBeChecked();
    await expect.element(dialog.getByRole('checkbox')).toHaveFocus();
    await expect.element(button('Add 1 title')).toBeVisible();
  });

  it('is there again after it was closed, with what was decided (product.md, Import: closing)', async () => {
    const { dialog, opener, tick, button, added } = await openImportReview([
      found(UMBRA, titled(3, 'Umbra')),
      found(DUNE, DUNES[0]),
    ]);
    await tick('Umbra');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await button('Add 1 title').click();
    await expect.poll(added).toEqual([[1]]);
  });
});

describe('what is to be decided (product.md, Import: to decide)', () => {
  it('says that the likeliest is chosen, and lets the visitor choose another by the arrow keys', async () => {
    const { dialog, group, button, added } = await openImportReview([undecided]);
    await expect.element(group('To decide')).toHaveTextContent('The likeliest is chosen for you');
    const radio = (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`) });
    await expect.element(radio('Dune 1984')).toBeChecked();
    radio('Dune 1984').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Dune 2021')).toBeChecked();
    await button('Add 1 title').click();
    await expect.poll(added).toEqual([[2]]);
  });

  it('can be none of these: then another can be looked for', async () => {
    const { dialog, button, added } = await openImportReview(
      [undecided, found(UMBRA, titled(3, 'U'))],
      searching(titled(9, 'Dunes')),
    );
    await dialog.getByRole('radio', { name: 'None of these' }).click();
    await expect.element(button('Add 1 title')).toBeVisible();
    await button('Search for Dune (1984)').click();
    await button(/^Dunes/).click();
    await expect.element(dialog.getByRole('radio', { name: /^Dunes/ })).toHaveFocus();
    await expect.element(dialog.getByRole('radio', { name: /^Dunes/ })).toBeChecked();
    await button('Add 2 titles').click();
    await expect.poll(added).toEqual([[9, 3]]);
  });
});

describe('thousands of rows (product.md, Import: long lists)', () => {
  const thousands = Array.from({ length: 5_000 }, (_, at) =>
    found(aListedFilm({ name: `Film ${at}` }), titled(at + 1, `Film ${at}`)),
  );

  it('are shown 50 at a time, and the focus goes on with them', async () => {
    const { group, button, dialog } = await openImportReview(thousands);
    const rows = group('Found').getByRole('listitem');
    await expect.poll(() => rows.elements().length).toBe(50);
    await button('Show more (50 of 5,000)').click();
    expect(document.activeElement).toBe(rows.nth(50).element());
    await expect.poll(() => rows.elements().length).toBe(100);
    await dialog.getByRole('checkbox', { name: /^Film 60/ }).click();
    await expect.element(button('Add 4,999 titles')).toBeVisible();
  });
});
