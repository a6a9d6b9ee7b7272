import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { openOrMemory } from '#adapters/store/open-or-memory.ts';
import { storeContract } from '#application/ports/library/store.contract.ts';
import { mediumHarness } from '#fixtures/contract/harnesses/medium-harness.ts';
import { openOriginFilesMedium } from './open-origin-files-medium.ts';
import { OriginFilesMedium } from './origin-files-medium.ts';

const clock = new SystemClock();
const forget = async () => {
  const files = await navigator.storage.getDirectory();
  for await (const name of files.keys()) await files.removeEntry(name, { recursive: true });
};
const numbers = Array.from({ length: 20 }, (_, at) => at);

storeContract('files of the origin', mediumHarness(openOriginFilesMedium, forget));

describe('files of the origin', () => {
  beforeEach(forget);
  const tabs = () => [new OriginFilesMedium(), new OriginFilesMedium()] as const;

  it('keep every text of tabs that write at the same time', async () => {
    const [one, other] = tabs();
    await Promise.all(numbers.map((at) => (at % 2 ? one : other).set({ [`key ${at}`]: `${at}` })));
    expect(new Set(await one.keys())).toEqual(new Set(numbers.map((at) => `key ${at}`)));
  });

  it('make a text of the one held, whichever tab wrote it', async () => {
    const [one, other] = tabs();
    await Promise.all(numbers.map((at) => (at % 2 ? one : other).set({ key: (held = '') => `${held}x` })));
    expect(await one.get('key')).toEqual(['x'.repeat(20)]);
  });

  it('are set aside once, and never over another, whichever tabs do it', async () => {
    const [one, other] = tabs();
    await one.set({ key: 'broken', 'key.1': 'taken' });
    const move = { from: 'key', text: 'broken', nameOf: (count: number) => `key.${count}` };
    const moved = await Promise.all([one.move(move), other.move(move)]);
    expect(moved.filter((name) => name !== undefined)).toEqual(['key.2']);
    expect(await other.get('key', 'key.1', 'key.2')).toEqual([undefined, 'taken', 'broken']);
  });

  it('are as they were where the last of several is refused at the end', async () => {
    const [one] = tabs();
    await one.set({ a: 'old' });
    const { close } = FileSystemWritableFileStream.prototype;
    const closing = vi.spyOn(FileSystemWritableFileStream.prototype, 'close');
    closing.mockImplementationOnce(function first(this: FileSystemWritableFileStream) {
      return close.call(this);
    });
    closing.mockRejectedValueOnce(new DOMException('It is full.', 'QuotaExceededError'));
    await expect(one.set({ a: 'new', b: 'new' })).rejects.toMatchObject({ name: 'QuotaExceededError' });
    closing.mockRestore();
    expect(await one.get('a', 'b')).toEqual(['old', undefined]);
    expect(await one.keys()).toEqual(['a']);
  });

  it('that a killed browser has left empty are none, and a text may be empty', async () => {
    const [one] = tabs();
    await one.set({ blank: '' });
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('matinee');
    await folder.getFileHandle('cut-off', { create: true });
    expect(await one.get('blank', 'cut-off')).toEqual(['', undefined]);
    expect(await one.keys()).toEqual(['blank']);
  });

  it('that were cleared beneath the store take the next text', async () => {
    const [one] = tabs();
    await one.set({ key: 'text' });
    await forget();
    expect(await one.get('key')).toEqual([undefined]);
    await one.set({ key: 'next' });
    expect(await one.get('key')).toEqual(['next']);
  });

  it.each([
    ['blocked', () => vi.spyOn(StorageManager.prototype, 'getDirectory').mockRejectedValue(new Error('Denied.'))],
    ['absent', () => vi.spyOn(globalThis, 'FileSystemFileHandle', 'get').mockReturnValue(Object as never)],
  ])('%s give way to memory', async (_, take) => {
    take();
    const store = new BundleStore(await openOrMemory(openOriginFilesMedium, clock));
    expect(store.lifetime).toBe('window');
  });
});
