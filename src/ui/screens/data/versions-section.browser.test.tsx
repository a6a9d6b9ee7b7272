import { EMPTY, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileContents } from '#application/ports/browser.ts';
import type { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { aVersion } from '#fixtures/library/a-version.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { openData, openDataOver } from '#fixtures/ui/open-data.tsx';

const addedAt = '2026-11-20T12:00:00.000Z';
const saved = (id: number) => ({ id, title: `Movie ${id}`, addedAt });
const LIBRARY = { watchlist: [saved(1), saved(2)] };

const section = page.getByRole('region', { name: 'Earlier versions' });
const items = section.getByRole('listitem');
const button = (name: string | RegExp) => section.getByRole('button', { name });
const choice = section.getByRole('group', { name: /^Earlier version: Today/ });

/** A device that has the version of the day, of which one title has gone since. */
const opened = async (device: Parameters<typeof openData>[0] = {}) => {
  const harness = await openData({ library: LIBRARY, ...device });
  await expect.element(items).toHaveTextContent(/^Today, \d\d:\d\d, daily2 titlesRestore/);
  harness.app.library.toggle.watchlist.execute(saved(1));
  await harness.clock.advance(200);
  return harness;
};

/** 'Your data' over other versions than those of the device. */
const openOver = async (restoreVersion: Partial<RestoreVersion>, lifetime?: 'window') => {
  const { app } = await openData({ library: LIBRARY });
  const data = await app.library.open('data');
  const { logStatus$ } = data.repository;
  const repository = lifetime ? { lifetime, logStatus$ } : data.repository;
  const over = { ...data, repository, restoreVersion: { kept$: EMPTY, ...restoreVersion } };
  await openDataOver(app, { open: async () => over });
};

beforeEach(() => page.viewport(1280, 1000));

describe('earlier versions (product.md, Earlier versions: section)', () => {
  it('are listed with day and time, reason and number of titles', async () => {
    const versions = [
      aVersion({ madeAt: '2026-11-21T11:00:00.000Z', isDaily: false, before: { done: 'Lists joined' }, titles: 1_024 }),
      aVersion({ madeAt: '2026-11-20T12:00:00.000Z', before: { removed: 14 }, titles: 24 }),
      aVersion({ madeAt: '2026-11-14T12:00:00.000Z' }),
    ];
    await openOver({ list: async () => versions });
    await expect.element(items.nth(0)).toHaveTextContent(/^Today, \d\d:\d\d, before "Lists joined"1,024 titles/);
    await expect
      .element(items.nth(1))
      .toHaveTextContent(/^Yesterday, \d\d:\d\d, before 14 titles were removed24 titles/);
    await expect.element(items.nth(2)).toHaveTextContent(/^November 14, 2026, \d\d:\d\d, daily1 title/);
    await expect.element(section).toHaveTextContent('They are kept in this browser alone.');
  });

  it('are none where there were no lists yet, and it is said when the first comes', async () => {
    await openData();
    await expect
      .element(section)
      .toHaveTextContent('There is none yet. The first is kept before your next great change, or on another day.');
  });

  it('are none where the browser has no place for them, and it is said what to do', async () => {
    await openOver({ list: async () => undefined });
    await expect.element(section).toHaveTextContent('This browser keeps none. Take a backup along now and then.');
  });

  it('end with the window where the lists do', async () => {
    await openOver({ list: async () => [] }, 'window');
    await expect.element(section).toHaveTextContent('They end with this window, as your lists do.');
  });
});

describe('restoring an earlier version (product.md, Earlier versions: restoring)', () => {
  it('shows what it would do, replaces what is here, and is undone', async () => {
    const { app, emitted, clock, undo } = await opened();
    await button(/^Restore version: Today/).click();
    await expect.element(choice).toHaveTextContent('In it: 2 titles in your watchlist and 3 collections.');
    await expect.element(choice).toHaveTextContent('Merge adds 1 title in your watchlist, and removes nothing.');
    await expect.element(choice).toHaveTextContent('and puts the version in their place.');
    expect(libraryOf(app).watchlist).toHaveLength(1);
    await choice.getByRole('button', { name: 'Replace' }).click();
    await clock.advance(2_100);
    expect(emitted).toContain('Earlier version restored');
    expect(libraryOf(app).watchlist).toEqual(LIBRARY.watchlist);
    // What was there before is a version itself.
    await expect.element(items.first()).toHaveTextContent(/before "Earlier version restored"1 title/);
    undo();
    await clock.advance(200);
    expect(libraryOf(app).watchlist.map(({ id }) => id)).toEqual([2]);
  });

  it('goes by keyboard: the focus is on Merge, then back on the version', async () => {
    const { app, clock } = await opened();
    button(/^Restore/)
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice.getByRole('button', { name: 'Merge' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(/^Restore version/)).toHaveFocus();
    await expect.element(choice).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice.getByRole('button', { name: 'Merge' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await clock.advance(200);
    expect(libraryOf(app).watchlist.map(({ id }) => id)).toEqual([2, 1]);
    await expect.element(items.last().getByRole('button', { name: /^Restore version/ })).toHaveFocus();
  });

  it('gives a version as a backup of its day', async () => {
    const files: (readonly [name: string, contents: FileContents])[] = [];
    const { app } = await opened({ browser: { download: (name, contents) => void files.push([name, contents]) } });
    await button(/^Download version: Today/).click();
    await expect.poll(() => files.map(([name]) => name)).toEqual(['matinee-backup-2026-11-21.json']);
    const { restoreBackup } = await app.library.open('data');
    const read = await restoreBackup.read(new Blob([files[0]?.[1] ?? '']));
    expect(read).toMatchObject({ backup: { bundle: { library: { watchlist: LIBRARY.watchlist } } } });
  });

  it('says so where a version cannot be read any more, and keeps the focus where its line goes', async () => {
    const kept$ = new Subject<void>();
    const versions = [aVersion({ madeAt: '2026-11-21T11:00:00.000Z' })];
    const refusal = { kind: 'refusal', reason: 'This version could not be read.' } as const;
    await openOver({ kept$, list: async () => [...versions], preview: async () => refusal });
    await button(/^Restore/).click();
    await expect.element(section.getByRole('alert')).toHaveTextContent(refusal.reason);
    versions.pop();
    kept$.next();
    await expect.element(section).toHaveTextContent('There is none yet.');
    expect(section.element().contains(document.activeElement)).toBe(true);
  });
});
