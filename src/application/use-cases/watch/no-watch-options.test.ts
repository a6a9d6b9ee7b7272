import { expect, it } from 'vitest';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { NO_WATCH_OPTIONS } from './no-watch-options.ts';

it('a catalogue without offers knows no countries and no services, and no title is offered anywhere', async () => {
  const { signal } = new AbortController();
  expect(await NO_WATCH_OPTIONS.regions(signal)).toEqual([]);
  expect(await NO_WATCH_OPTIONS.services('DE', signal)).toEqual([]);
  expect(await NO_WATCH_OPTIONS.optionsOf({ id: 7, media_type: 'movie' }, 'DE', signal)).toEqual(NO_OFFERS);
});
