import { describe, expect, it } from 'vitest';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { HERE, THERE, aChange } from '#fixtures/library/a-change.ts';
import { breakLog } from '#fixtures/library/break-log.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import { OtherLibraries } from './other-libraries.ts';

const setup = (bundles: Readonly<Record<string, object | string>> = {}) => {
  const entries = new MemoryEntries();
  for (const [identifier, bundle] of Object.entries(bundles)) {
    entries.setItem(`matinee_user_data_${identifier}`, typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  }
  const device = new MemoryLogDevice();
  const changeLog = new MemoryChangeLog(device, decodeChange);
  const store = new BundleStore(new StorageMedium(entries, 'device'));
  const others = new OtherLibraries({
    store,
    changeLog,
    decodeBundle: (text) => decodeBundle(text),
    session: { initial: EMPTY_LIBRARY },
  });
  const names = async () =>
    (await others.of(HERE)).map(({ identifier, bundle }) => [identifier, bundle.library.username]);
  return { others, log: changeLog, store, device, names };
};
const NAMED = { library: { ...EMPTY_LIBRARY, username: 'Ada' }, remainder: NO_REMAINDER };

describe('the libraries under other identifiers', () => {
  it('are all but the visitor’s own, the newest first, those of nobody knows when at the end', async () => {
    const { names } = setup({
      [HERE]: { lastUpdated: '2026-11-09T00:00:00.000Z' },
      fp_1: {},
      fp_2: { lastUpdated: '2026-11-01T00:00:00.000Z' },
      fp_3: { lastUpdated: '2026-11-05T00:00:00.000Z' },
    });
    expect((await names()).map(([identifier]) => identifier)).toEqual(['fp_3', 'fp_2', 'fp_1']);
  });

  it('are as they would be restored, with what was not saved yet, as new as the newest change', async () => {
    const { others, log, device } = setup({
      [THERE]: '{"username":"Ada","lastUpdated":"2026-10-01T00:00:00.000Z"}',
      fp_1: { lastUpdated: '2026-10-09T00:00:00.000Z' },
    });
    await log.append([aChange('Eve')], { owner: THERE });
    device.add([{ owner: THERE, id: 'newer', change: { id: 'newer', action: { kind: 'rated' } } }]);
    const [newest] = await others.of(HERE);
    expect(newest).toMatchObject({
      identifier: THERE,
      text: '{"username":"Ada","lastUpdated":"2026-10-01T00:00:00.000Z"}',
      bundle: { library: { username: 'Eve' }, lastUpdated: aChange('Eve').at },
    });
  });

  it('have nothing made again that is in their save', async () => {
    const { log, store, names } = setup();
    await log.append([aChange('Eve')], { owner: THERE });
    await store.save(THERE, NAMED, { positions: { memory: 1 }, pending: [] });
    expect(await names()).toEqual([[THERE, 'Ada']]);
    await log.append([aChange('Kim')], { owner: THERE });
    expect(await names()).toEqual([[THERE, 'Kim']]);
  });

  it.each<[string, (log: MemoryChangeLog) => Promise<unknown>]>([
    ['changes that were never saved', (log) => log.append([aChange('Eve')], { owner: THERE })],
    [
      'a checkpoint whose bundle is lost',
      (log) => log.checkpoint(THERE, { text: '{"username":"Eve"}', log: 'memory', sequence: 3 }),
    ],
  ])('are those too of which only the log knows, by %s, and no text is theirs', async (_, plant) => {
    const { others, log, names } = setup({ fp_1: {} });
    await plant(log);
    expect(await others.identifiers()).toEqual(['fp_1', THERE]);
    expect(await names()).toContainEqual([THERE, 'Eve']);
    expect((await others.of(HERE)).find(({ identifier }) => identifier === THERE)).not.toHaveProperty('text');
  });

  it('are not nobody’s: what no identifier has claimed yet', async () => {
    const { others, log, names } = setup();
    await log.append([aChange('Eve')], { owner: undefined });
    expect(await others.identifiers()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('are not those that cannot be read and of which the log knows nothing either', async () => {
    const { names } = setup({ [THERE]: 'damaged', fp_1: { username: 'Ada' } });
    expect(await names()).toEqual([['fp_1', 'Ada']]);
  });

  it('are those of the store where the log cannot be had', async () => {
    const { log, others, names } = setup({ [THERE]: { username: 'Ada' } });
    breakLog(log);
    expect(await others.identifiers()).toEqual([THERE]);
    expect(await names()).toEqual([[THERE, 'Ada']]);
  });
});
