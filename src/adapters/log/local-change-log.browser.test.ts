import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import { idsOf } from '#application/ports/library/change-log.harness.ts';
import { changesOf, HERE } from '#fixtures/library/a-change.ts';
import { LocalChangeLog } from './local-change-log.ts';
import { LogEntries } from './log-entries.ts';

const forget = () => {
  vi.restoreAllMocks();
  localStorage.clear();
};
beforeEach(forget);
afterEach(forget);

/** A browser fires the event in the other tabs. Here they are in the same page. */
const notifyTabs = () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
    setItem.call(this, key, text);
    dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  });
};

changeLogContract('localStorage', () => {
  notifyTabs();
  return {
    log: new LocalChangeLog(),
    reopen: () => new LocalChangeLog(),
    keepsTexts: false,
    plant: async (owner, change) => void new LogEntries().add([{ ...(change as object), id: 'planted' }], owner),
    breakDown: () =>
      void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      }),
    mend: () => void vi.restoreAllMocks(),
    close: forget,
  };
});

it('has appended before it returns, for a page that closes', async () => {
  new LocalChangeLog().appendNow(changesOf('a', 'b'), HERE);
  expect(idsOf(await new LocalChangeLog().read(HERE))).toBe('a b');
});

it('appends none of some changes that there is no room for', async () => {
  const log = new LocalChangeLog();
  const { setItem } = Storage.prototype;
  let room = 1;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, text) {
    room -= 1;
    if (room < 0) throw new DOMException('Full.', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  expect(() => log.appendNow(changesOf('a', 'b'), HERE)).toThrow('Full.');
  expect(idsOf(await log.read(HERE))).toBe('');
});

it.each(['', '{', 'null', '[]', '{"owner":7}'])('leaves alone an entry that is damaged, such as %j', async (text) => {
  localStorage.setItem('matinee_log_000000000001_z', text);
  const log = new LocalChangeLog();
  await log.append(changesOf('a'), { owner: HERE });
  expect(idsOf(await log.read(HERE))).toBe('a');
  expect(localStorage.getItem('matinee_log_000000000001_z')).toBe(text);
});
