import { beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => page.viewport(1280, 900));

describe('what was not found (product.md, Import: own search)', () => {
  const notFound: TitleMatch = { kind: 'not-found', imported: UMBRA };

  it('has a search field of its own, with its name in it', async () => {
    const search = vi.fn<ImportFacade['search']>(async () => ({ status: 'loaded', value: [titled(9, 'Umbra Umbra')] }));
    const { dialog, button, added } = await openImportReview([notFound], { search });
    const field = dialog.getByLabelText('Search for Umbra (1968)');
    await expect.element(field).toHaveValue('Umbra');
    await userEvent.fill(field, ' umbra umbra ');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('1 result', { exact: true })).toBeVisible();
    expect(search).toHaveBeenCalledWith('umbra umbra');
    await button(/^Umbra Umbra/).click();
    await expect.element(button('Not this one: Umbra Umbra')).toHaveFocus();
    await button('Not this one: Umbra Umbra').click();
    await expect.element(field).toHaveFocus();
    await button('Search for Umbra (1968)').click();
    await button(/^Umbra Umbra/).click();
    await button('Add 1 title').click();
    await expect.poll(added).toEqual([[9]]);
  });

  it('says what came of the search', async () => {
    const search = vi.fn<ImportFacade['search']>(async () => ({ status: 'loaded', value: [] }));
    const { dialog, button } = await openImportReview([notFound], { search });
    await button('Search for Umbra (1968)').click();
    await expect.element(dialog.getByText(/^Nothing was found\./)).toBeVisible();
    const message = 'Request timed out. The server might be busy.';
    const error = { type: 'timeout', message, toast: message, toastMs: 1, canRetry: true } as const;
    search.mockResolvedValueOnce({ status: 'failed', error });
    await button('Search for Umbra (1968)').click();
    await expect.element(dialog.getByText(message)).toBeVisible();
  });

  it('never shows an older answer in place of a newer one', async () => {
    const answers: ((titles: readonly Title[]) => void)[] = [];
    const search: ImportFacade['search'] = () =>
      new Promise((resolve) => answers.push((value) => resolve({ status: 'loaded', value })));
    const { dialog, button } = await openImportReview([notFound], { search });
    await button('Search for Umbra (1968)').click();
    await button('Search for Umbra (1968)').click();
    answers[1]?.([titled(2, 'Newer')]);
    await expect.element(button(/^Newer/)).toBeVisible();
    answers[0]?.([titled(1, 'Older')]);
    // A key press goes through the whole browser: the older answer has arrived by then.
    await userEvent.keyboard('{Shift}');
    await expect.element(dialog.getByText('Older')).not.toBeInTheDocument();
    await expect.element(button(/^Newer/)).toBeVisible();
  });
});

describe('what had no answer (product.md, Import: ask again)', () => {
  it('is asked for again, and what was decided stays', async () => {
    const notAsked: TitleMatch = { kind: 'not-asked', imported: UMBRA };
    const { facade, dialog, button, heading, added, reading } = await openImportReview([notAsked, undecided]);
    const match = vi.spyOn(facade, 'match');
    await dialog.getByRole('radio', { name: /^Dune 2021/ }).click();
    await button('Ask again').click();
    await button('Back to the review').click();
    await button('Ask again').click();
    expect(match).toHaveBeenLastCalledWith({ ...reading, titles: [UMBRA] });
    facade.state$.next({ ...facade.state$.value, status: 'done', matches: [found(UMBRA, titled(3, 'Umbra'))] });
    await expect.element(heading).toHaveTextContent('Check what was found');
    await button('Add 2 titles').click();
    await expect.poll(added).toEqual([[3, 2]]);
  });
});
