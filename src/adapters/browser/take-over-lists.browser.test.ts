import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDevice } from '#fixtures/contract/clear-device.ts';
import { openLogDatabase } from '../log/open-log-database.ts';
import { takeOverLists } from './take-over-lists.ts';

const SCOPE = '/films/';
const BUNDLE = 'matinee_user_data_203.0.113.7';
const DATABASES = ['matinee', 'matinee-log', 'matinee-devices'];

const clear = async () => {
  await clearDevice();
  localStorage.clear();
  for (const name of DATABASES) await Promise.all([deleteDB(name), deleteDB(SCOPE + name)]);
};
beforeEach(clear);
afterEach(clear);

const plant = async () => {
  localStorage.setItem(BUNDLE, '{"username":"Ada"}');
  localStorage.setItem('matinee_watchlist', '[{"id":7}]');
  localStorage.setItem('matinee_last_banner', 'a picture');
  localStorage.setItem('another application’s', 'entry');
  const texts = await openDB('matinee', 1, { upgrade: (database) => void database.createObjectStore('texts') });
  await texts.put('texts', '{"username":"Grace"}', BUNDLE);
  texts.close();
  (await openLogDatabase()).close();
  const log = await openDB('matinee-log');
  await log.add('entries', { id: 'x', owner: '' });
  log.close();
  const devices = await openDB('matinee-devices', 1, { upgrade: (each) => void each.createObjectStore('devices') });
  devices.close();
};

// product.md, Configuration: own names.
describe('lists under the names of a host’s root', () => {
  it('are copied once to a folder’s, and stay', async () => {
    await plant();
    await takeOverLists(SCOPE);
    for (const key of [BUNDLE, 'matinee_watchlist'])
      expect(localStorage.getItem(SCOPE + key)).toBe(localStorage.getItem(key));
    expect(localStorage.getItem(`${SCOPE}matinee_last_banner`)).toBeNull();
    const texts = await openDB(`${SCOPE}matinee`);
    expect(await texts.get('texts', SCOPE + BUNDLE)).toBe('{"username":"Grace"}');
    texts.close();
    const log = await openDB(`${SCOPE}matinee-log`);
    expect(await log.getAll('entries')).toEqual([{ id: 'x', owner: '', sequence: 1 }]);
    expect([...log.transaction('entries').store.indexNames]).toEqual(['id', 'owner']);
    log.close();
    // Two copies that are one device would write its file against each other.
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`${SCOPE}matinee-devices`);
    expect(localStorage.getItem(BUNDLE)).toBe('{"username":"Ada"}');
  });

  it('do not come back when the folder’s have been erased', async () => {
    await plant();
    await takeOverLists(SCOPE);
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${SCOPE}matinee_`)) localStorage.removeItem(key);
    await takeOverLists(SCOPE);
    expect(localStorage.getItem(SCOPE + BUNDLE)).toBeNull();
  });

  it('never take the place of the folder’s own', async () => {
    await plant();
    localStorage.setItem(SCOPE + BUNDLE, '{"username":"Own"}');
    await takeOverLists(SCOPE);
    expect(localStorage.getItem(SCOPE + BUNDLE)).toBe('{"username":"Own"}');
    expect(localStorage.getItem(`${SCOPE}matinee_watchlist`)).toBeNull();
  });

  it('are taken by one of several tabs', async () => {
    await plant();
    await Promise.all([takeOverLists(SCOPE), takeOverLists(SCOPE), takeOverLists(SCOPE)]);
    expect(localStorage.getItem(SCOPE + BUNDLE)).toBe('{"username":"Ada"}');
  });
});
