import { expect, it } from 'vitest';
import { mayAskProvider, type StartupState } from './startup-state.ts';

const images = { baseUrl: '/artwork/', sized: false };

it.each<[StartupState, boolean]>([
  [{ status: 'loading' }, false],
  [{ status: 'failed', failure: 'token', address: '' }, false],
  [{ status: 'failed', failure: 'inaccessible', address: '' }, true],
  [{ status: 'failed', failure: 'configuration', address: '' }, true],
  [{ status: 'offline', images }, true],
  [{ status: 'ready', images }, true],
])('after %j the provider may be asked: %s', (state, may) => {
  expect(mayAskProvider(state)).toBe(may);
});
