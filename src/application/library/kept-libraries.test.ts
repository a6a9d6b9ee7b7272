import { describe, expect, it } from 'vitest';
import { decodeBundle } from '#adapters/store/decode-bundle.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { HERE, THERE, aChange } from '#fixtures/library/a-change.ts';
import { MemorySaves } from '#fixtures/library/memory-saves.ts';
import type { Recalled } from '../ports/journal.ts';
import type { Journaling } from './journaling.ts';
import { KeptLibraries } from './kept-libraries.ts';

const NOTHING: Recalled = { isOwn: false, entries: [] };

/** @param journal what the journal has, by identifier. */
const setup = (bundles: Readonly<Record<string, object | string>>, journal: Readonly<Record<string, Recalled>> = {}) => {
  const entries = new MemoryEntries();
  for (const [identifier, bundle] of Object.entries(bundles)) {
    entries.setItem(`matinee_user_data_${identifier}`, typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  }
  const asked: (readonly [string, string | undefined])[] = [];
  const recall = async (identifier: string, text?: string) => {
    asked.push([identifier, text]);
    return journal[identifier] ?? NOTHING;
  };
  const saves = new MemorySaves();
  const kept = new KeptLibraries({
    store: new BundleStore(new StorageMedium(entries, 'device')),
    journaling: { recall } as unknown as Journaling,
    saves,
    decode: (text) => decodeBundle(text),
  });
  return { kept, asked, entries, saves };
};

describe('the libraries under other identifiers', () => {
  it('are all but the visitor’s own, the newest first, those of nobody knows when at the end', async () => {
    const { kept } = setup({
      [HERE]: { lastUpdated: '2026-11-09T00:00:00.000Z' },
      fp_1: {},
      fp_2: { lastUpdated: '2026-11-01T00:00:00.000Z' },
      fp_3: { lastUpdated: '2026-11-05T00:00:00.000Z' },
    });
    expect((await kept.others(HERE)).map(({ identifier }) => identifier)).toEqual(['fp_3', 'fp_2', 'fp_1']);
  });

  it('have nothing made again that was saved while their journal could not be had', async () => {
    const lastUpdated = '2026-11-09T00:00:00.000Z';
    const entries = [{ counter: 2, change: aChange('Eve') }, { counter: 3, change: aChange('Bob') }, { counter: 4, change: aChange('Kim') }];
    const { kept, saves } = setup({ [THERE]: { username: 'Ada', lastUpdated } }, { [THERE]: { isOwn: true, entries } });
    saves.remember({ identifier: THERE, lastUpdated, counter: 2, unnumbered: ['Bob', 'Kim'] });
    expect((await kept.others(HERE))[0]?.bundle.library.username).toBe('Ada');
    saves.remember({ identifier: THERE, lastUpdated, counter: 2, unnumbered: ['Bob'] });
    expect((await kept.others(HERE))[0]?.bundle.library.username).toBe('Kim');
  });

  it('are as they would be restored, with what was not saved yet', async () => {
    const entries = [{ counter: 2, change: aChange('Eve') }, { counter: 3, change: undefined }];
    const { kept, asked } = setup({ [THERE]: '{"username":"Ada","favorites":[]}' }, { [THERE]: { isOwn: true, entries } });
    expect(await kept.others(HERE)).toMatchObject([{ identifier: THERE, bundle: { library: { username: 'Eve' } } }]);
    expect(asked).toEqual([[THERE, '{"username":"Ada","favorites":[]}']]);
  });

  it('are not those that cannot be read', async () => {
    const { kept, asked } = setup({ [THERE]: 'damaged', fp_1: { username: 'Ada' } });
    expect(await kept.others(HERE)).toMatchObject([{ identifier: 'fp_1' }]);
    expect(asked).toContainEqual([THERE, undefined]);
  });
});
