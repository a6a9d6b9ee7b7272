import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { DEVICES_DATABASE, mayHaveDevicesDatabase } from './devices-database.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB(DEVICES_DATABASE);
});

it('is not made by looking for it, and is found once there is one', async () => {
  expect(await mayHaveDevicesDatabase()).toBe(false);
  expect(await mayHaveDevicesDatabase()).toBe(false);
  (await openDB(DEVICES_DATABASE, 1)).close();
  expect(await mayHaveDevicesDatabase()).toBe(true);
});

it('may be there where the browser lists none, and is not where it keeps none', async () => {
  vi.stubGlobal('indexedDB', {});
  expect(await mayHaveDevicesDatabase()).toBe(true);
  vi.stubGlobal('indexedDB', { databases: async () => Promise.reject(new Error('blocked')) });
  expect(await mayHaveDevicesDatabase()).toBe(false);
});
