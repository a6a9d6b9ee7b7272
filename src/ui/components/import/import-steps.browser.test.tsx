import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aListedFilm } from '#fixtures/import/a-listed-film.ts';
import { openImport } from '#fixtures/ui/open-import.tsx';

const READING = aLetterboxdReading({
  titles: [aListedFilm(), aListedFilm({ name: 'Umbra' })],
  lists: [{ name: 'Noir', description: '' }],
  leftOut: [{ name: 'Pilot', reason: 'episode' }],
});
const reads = (fields = READING): Partial<ImportFacade> => ({ read: async () => ({ kind: 'read', reading: fields }) });
const drop = (target: Element, files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  files.forEach((file) => dataTransfer.items.add(file));
  const dragged = { dataTransfer, bubbles: true, cancelable: true };
  target.dispatchEvent(new DragEvent('dragover', dragged));
  return target.dispatchEvent(new DragEvent('drop', dragged));
};

beforeEach(() => page.viewport(1280, 900));

describe('choosing (product.md, Import: steps)', () => {
  it('begins at the choice of files', async () => {
    const { dialog } = await openImport();
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
  });

  it('reads several files at once, and says what was recognised (product.md, Import: recognised)', async () => {
    const { facade, choose, heading, dialog } = await openImport(reads());
    const read = vi.spyOn(facade, 'read');
    await choose({ 'watchlist.csv': 'a', 'ratings.csv': 'b' });
    await expect.element(heading).toHaveTextContent('Letterboxd: 2 titles, 1 list, 1 left out');
    await expect.element(heading).toHaveFocus();
    await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Letterboxd: 2 titles, 1 list');
    expect(read.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['watchlist.csv', 'ratings.csv']);
  });

  it('takes files that are dropped anywhere while it is open (product.md, Import: choosing)', async () => {
    const { heading, dialog } = await openImport(reads());
    const isLeftToBrowser = drop(document.documentElement, [new File(['a'], 'a.csv')]);
    expect(isLeftToBrowser).toBe(false);
    await expect.element(heading).toHaveTextContent('Letterboxd: 2 titles');
    await dialog.getByRole('button', { name: 'Find the titles' }).click();
    expect(drop(document.documentElement, [new File(['a'], 'b.csv')])).toBe(false);
    await expect.element(heading).toHaveTextContent('Finding the titles');
  });

  it('reads a list that is pasted as if it were a file (product.md, Import: choosing)', async () => {
    const { facade, button, dialog, heading } = await openImport(reads());
    const read = vi.spyOn(facade, 'read');
    const field = dialog.getByLabelText('Or paste a list, or a link of Matinee');
    await button('Read the list').click();
    await expect.element(field).toHaveFocus();
    expect(read).not.toHaveBeenCalled();
    await field.fill(' Dust Parade (1968)\nUmbra ');
    await button('Read the list').click();
    await expect.element(heading).toHaveTextContent('2 titles');
    const [file] = read.mock.calls[0]?.[0] ?? [];
    expect(new TextDecoder().decode(await file?.arrayBuffer())).toBe('Dust Parade (1968)\nUmbra');
  });

  it('names the files that nothing was found in', async () => {
    const { choose, dialog } = await openImport(reads({ ...READING, unrecognised: ['notes.txt', 'me.csv'] }));
    await choose();
    await expect.element(dialog.getByText('Nothing was found in notes.txt and me.csv.')).toBeVisible();
  });

  it('goes no further where there is nothing to bring, and says why', async () => {
    const { choose, dialog, button } = await openImport(reads({ ...READING, titles: [] }));
    await choose();
    await expect.element(dialog.getByText('There is nothing in it that can be kept here.')).toBeVisible();
    await expect.element(dialog.getByRole('region', { name: /^Left out/ })).toHaveTextContent('Pilot A single episode');
    await expect.element(button('Find the titles')).not.toBeInTheDocument();
    await button('Choose other files').click();
    await expect.element(dialog.getByRole('heading', { level: 3 })).toHaveFocus();
    await expect.element(dialog.getByLabelText('Choose files')).toBeVisible();
  });

  it('says so where its code does not come', async () => {
    const { app, choose, dialog } = await openImport();
    Object.assign(app.library, { open: () => Promise.reject(new Error('offline')) });
    await choose();
    await expect.element(dialog.getByText(/^What reads files could not be loaded\./)).toBeVisible();
  });
});

describe('what is refused (product.md, Import: refusals)', () => {
  it.each<[ImportRefusal, string]>([
    ['empty', 'There is nothing in this file. Download it again from the service.'],
    ['protected-zip', 'This zip needs a password. Unpack it, and choose the files that were in it.'],
    ['web-page', 'This is a web page, not a file of lists. Sign in at the service, and download the file again.'],
  ])('says of %s why, in one sentence, and takes another file', async (refusal, sentence) => {
    const read: ImportFacade['read'] = async ([file]) =>
      file?.name === 'bad.zip' ? { kind: 'refused', refusal, fileName: file.name } : { kind: 'read', reading: READING };
    const { choose, dialog, heading } = await openImport({ read });
    await choose({ 'bad.zip': 'x' });
    await expect.element(dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('bad.zip', { exact: true })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await choose();
    await expect.element(heading).toHaveTextContent('Letterboxd: 2 titles');
  });
});

describe('the order of dates (product.md, Import: date order)', () => {
  it('is asked with an example of the file, and nothing is guessed', async () => {
    const read: ImportFacade['read'] = async (_, { dateOrder } = {}) =>
      dateOrder ? { kind: 'read', reading: READING } : { kind: 'ask-date-order', example: '3/4/21' };
    const { facade, choose, dialog, button, heading } = await openImport({ read });
    const asked = vi.spyOn(facade, 'read');
    await choose();
    await expect.element(heading).toHaveFocus();
    const first = dialog.getByRole('radio', { name: 'The month comes first' });
    await expect.element(first).not.toBeChecked();
    await expect.element(button('Read it so')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Tab} {Tab}{Enter}');
    await expect.element(heading).toHaveTextContent('Letterboxd: 2 titles');
    expect(asked.mock.calls.map(([, answers]) => answers?.dateOrder)).toEqual([undefined, 'day-first']);
    expect(asked.mock.calls[1]?.[0]).toBe(asked.mock.calls[0]?.[0]);
  });
});

describe('matching (product.md, Import: progress)', () => {
  const matching = async () => {
    const opened = await openImport(reads());
    await opened.choose();
    await opened.button('Find the titles').click();
    return opened;
  };
  const [one, two] = READING.titles;
  if (!one || !two) throw new Error('Two titles are needed.');

  it('shows how far it is, and can be paused and gone on with', async () => {
    const { facade, dialog, button } = await matching();
    const progress = dialog.getByRole('progressbar', { name: 'Finding the titles' });
    await expect.element(progress).toHaveAttribute('value', '0');
    facade.state$.next({ ...facade.state$.value, matches: [{ kind: 'not-found', imported: one }] });
    await expect.element(progress).toHaveAttribute('value', '1');
    await expect.element(progress).toHaveAccessibleDescription('1 of 2');
    await button('Pause').click();
    await expect.element(dialog.getByText('1 of 2, paused')).toBeVisible();
    await button('Go on').click();
    await expect.element(button('Pause')).toHaveFocus();
    expect(facade.state$.value.status).toBe('matching');
  });

  it('is told to those who listen four times at most', async () => {
    const titles = Array.from({ length: 40 }, () => one);
    const { facade, dialog, choose, button } = await openImport(reads({ ...READING, titles }));
    await choose();
    await button('Find the titles').click();
    const said = new Set<string | null>();
    for (let done = 1; done < 40; done += 1) {
      const matches = titles.slice(0, done).map((imported) => ({ kind: 'not-found' as const, imported }));
      facade.state$.next({ ...facade.state$.value, matches });
      await expect.element(dialog.getByText(`${done} of 40`, { exact: true })).toBeVisible();
      said.add(dialog.getByText(/looked for$/).query()?.textContent ?? '');
    }
    expect([...said]).toEqual(['', '25 % looked for', '50 % looked for', '75 % looked for']);
  });

  it('says what can be found without a network', async () => {
    const { facade, dialog } = await matching();
    facade.state$.next({ ...facade.state$.value, isOffline: true });
    await expect.element(dialog.getByText(/^There is no network\./)).toBeVisible();
  });

  it('goes to the review by itself', async () => {
    const { facade, heading, dialog } = await matching();
    const matches = [
      { kind: 'found' as const, imported: one, title: aTitle() },
      { kind: 'not-found' as const, imported: two },
    ];
    facade.state$.next({ ...facade.state$.value, status: 'done', matches });
    await expect.element(heading).toHaveTextContent('Check what was found');
    await expect.element(heading).toHaveFocus();
    await expect.element(dialog.getByRole('status').first()).toHaveTextContent('Found: 1, Not found: 1, Left out: 1');
  });

  it('stops when the dialog is closed: nothing has changed (product.md, Import: closing)', async () => {
    const { facade, dialog, opener } = await matching();
    const add = vi.spyOn(facade, 'add');
    await expect.element(dialog.getByText(/^You can close this at any time: nothing has changed yet\./)).toBeVisible();
    expect(facade.state$.observed).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(facade.state$.observed).toBe(false);
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await expect.element(dialog.getByLabelText('Choose files')).toHaveFocus();
    expect(add).not.toHaveBeenCalled();
  });
});
