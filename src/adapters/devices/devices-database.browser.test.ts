import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { mayHaveDatabase } from './devices-database.ts';

const NAME = 'matinee-may-have-database';

afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteDB(NAME);
});

it('does not make the database that it looks for, and finds it once there is one', async () => {
  expect(await mayHaveDatabase(NAME)).toBe(false);
  expect(await mayHaveDatabase(NAME)).toBe(false);
  (await openDB(NAME, 1)).close();
  expect(await mayHaveDatabase(NAME)).toBe(true);
});

it('finds none where the browser keeps none, and supposes one where it does not list them', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => Promise.reject(new Error('blocked')) });
  expect(await mayHaveDatabase(NAME)).toBe(false);
  vi.stubGlobal('indexedDB', {});
  expect(await mayHaveDatabase(NAME)).toBe(true);
  vi.unstubAllGlobals();
});
