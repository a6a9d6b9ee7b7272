import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { SAID_ALONE } from '#fixtures/library/said-alone.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData, openDataOver } from '#fixtures/ui/open-data.tsx';

const addedAt = '2026-11-20T12:00:00.000Z';
const LIBRARY: Partial<Library> = {
  watchlist: Array.from({ length: 12 }, (_, at) => ({ id: at + 1, addedAt })),
  favorites: [1, 2, 3].map((id) => ({ id, addedAt })),
  collections: [...EMPTY_LIBRARY.collections, { id: '9', name: 'Noir', description: '', movies: [] }],
  viewingHistory: Array.from({ length: 20 }, (_, at) => ({ id: at + 1, viewedAt: addedAt })),
};
const OLD = {
  ...EMPTY_LIBRARY,
  watchlist: [{ id: 90, addedAt }],
  favorites: [{ id: 91, addedAt }],
  lastUpdated: addedAt,
};

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const lines = () =>
  Object.fromEntries(
    [...main.element().querySelectorAll('dt')].map((dt) => [dt.textContent, dt.nextElementSibling?.textContent]),
  );
beforeEach(() => page.viewport(1280, 1000));

describe('the screen (product.md, Your data: groups)', () => {
  const openWith = async (own: object) => openDataOver((await openData()).app, own);

  it('waits for the library', async () => {
    await openWith({ open: () => new Promise(() => undefined) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your data');
    await expect.element(main.getByText('Loading...')).toBeVisible();
  });

  it('says when the library could not be loaded', async () => {
    await openWith({ open: () => Promise.reject(new Error('It was not loaded.')) });
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('Your data could not be opened. It is untouched; reload the page to try again.');
    // product.md, Report: ways.
    await expect.element(button('See the report')).toBeVisible();
  });
});

describe('how safely the data is stored', () => {
  it('is said in lines, with the version', async () => {
    await openData();
    await expect.poll(lines).toEqual({
      'How long lists are kept': 'The browser may clear it when space is short',
      'Space used': '1.2 MB',
      'Last backup': 'Never',
      'When changes are saved': 'Every change is written down at once',
      Version: '1.2.3',
    });
  });

  it.each([360, 390, 1180, 1280, 1440])('is in lines of two lines at most, %d px wide', async (width) => {
    await page.viewport(width, 900);
    await openData();
    await expect.poll(() => lines().Version).toBe('1.2.3');
    const heights = [...document.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().height);
    expect(Math.max(...heights)).toBeLessThan(45);
  });

  it('is better once the browser was asked and has agreed', async () => {
    await openData();
    await button('Keep my data on this device').click();
    await expect.poll(() => lines()['How long lists are kept']).toBe('Kept until you remove it');
    await expect.element(button('Keep my data on this device')).not.toBeInTheDocument();
  });
});

describe('the log', () => {
  it.each([
    ['off', 'Not available: changes are saved about a second after the last one'],
    ['outdated', 'A newer Matinee is open in another tab: reload this page'],
  ])('that is %s is said to be so', async (status, text) => {
    const { app } = await openData();
    const data = await app.library.open('data');
    await openDataOver(app, {
      open: async () => ({ ...data, repository: { lifetime: 'device', logStatus$: of(status) } }),
    });
    await expect.poll(() => lines()['When changes are saved']).toBe(text);
  });
});

describe('a backup', () => {
  it('is downloaded under its day, and its time is the last one', async () => {
    const files: (readonly [name: string, text: string])[] = [];
    const browser = { download: (name: string, text: string) => void files.push([name, text]) };
    const { emitted } = await openData({ library: LIBRARY, browser });
    await button('Take along').click();
    await expect.poll(() => files.map(([name]) => name)).toEqual(['matinee-backup-2026-11-21.json']);
    await expect.poll(() => emitted).toEqual(['Backup downloaded']);
    await expect.poll(() => lines()['Last backup']).toBe('just now');
  });
});

describe('bringing over', () => {
  it('is not there where no other identifier has lists', async () => {
    await openData({ library: LIBRARY });
    await expect.element(button('Take along')).toBeVisible();
    await expect.element(main.getByRole('region', { name: 'Bring over' })).not.toBeInTheDocument();
  });

  it('names each other identifier as the panel does, newest first, with what would come over', async () => {
    const older = { ...OLD, watchlist: [], lastUpdated: '2026-10-20T12:00:00.000Z' };
    const { app, emitted, clock, undo } = await openData({
      library: LIBRARY,
      others: { '2001:db8::7334': older, fp_00: OLD },
    });
    const items = main.getByRole('region', { name: 'Bring over' }).getByRole('listitem');
    await expect
      .element(items.first())
      .toHaveTextContent('Browser ID, saved yesterdayWould add 1 title in your watchlist and 1 favorite');
    await expect.element(items.last()).toHaveTextContent('2001:db8::73..., saved last monthWould add 1 favorite');
    await main.getByRole('button', { name: 'Bring over from Browser ID' }).click();
    await clock.advance(100);
    await expect.poll(() => emitted).toContain('Lists brought over');
    expect(libraryOf(app).watchlist).toHaveLength(13);
    await clock.advance(100);
    await expect.element(items.first()).toHaveTextContent('Everything of it is here already');
    await expect.element(main.getByRole('button', { name: 'Bring over from Browser ID' })).toHaveFocus();
    undo();
    await clock.advance(100);
    await expect.element(items.first()).toHaveTextContent('Would add 1 title');
    expect(libraryOf(app).watchlist).toHaveLength(12);
  });
});

describe('bringing over what was named, saved or chosen alone (product.md, Your data: missing)', () => {
  it.each(SAID_ALONE)('offers %s, and brings it', async (_, has, told) => {
    const other = { ...EMPTY_LIBRARY, ...has, username: 'Ada', lastUpdated: OLD.lastUpdated };
    const { app, emitted, clock } = await openData({ library: { username: 'Ada' }, others: { fp_00: other } });
    const item = main.getByRole('region', { name: 'Bring over' }).getByRole('listitem');
    await expect.element(item).toHaveTextContent(`Would add ${told}`);
    await main.getByRole('button', { name: 'Bring over from Browser ID' }).click();
    await clock.advance(100);
    await expect.poll(() => emitted).toContain('Lists brought over');
    expect(libraryOf(app)).toMatchObject(has);
    await clock.advance(100);
    await expect.element(item).toHaveTextContent('Everything of it is here already');
  });
});

describe('erasing everything', () => {
  it('names the counts, and has the focus on the button that keeps everything', async () => {
    const startOver = vi.fn<() => void>();
    const { entries, clock } = await openData({ library: LIBRARY, others: { fp_00: OLD }, browser: { startOver } });
    await button('Erase everything').click();
    const group = main.getByRole('group', { name: 'Erase everything for good?' });
    await expect
      .element(group)
      .toHaveTextContent(
        'This erases 12 titles in your watchlist, 3 favorites, 4 collections and 20 views, and the lists of 1 other network. It cannot be undone.',
      );
    await expect.element(button('Keep everything')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Erase everything')).toHaveFocus();
    // There are two bundles, and the revision of the one that was accepted.
    expect(entries.length).toBe(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Erasing...')).toBeVisible();
    await clock.advance(100);
    await expect.poll(() => startOver).toHaveBeenCalledOnce();
    expect(entries.length).toBe(0);
  });
});
