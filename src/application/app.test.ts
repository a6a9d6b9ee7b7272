import { expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { createApp, type AppParts } from './app.ts';

it('has its parts, and makes banners that turn by its clock', async () => {
  const clock = new VirtualClock();
  const parts = { clock, edition: { version: '1.2.3' } } as unknown as AppParts;
  const app = createApp(parts);
  expect(app).toMatchObject(parts);
  const shown: number[] = [];
  const banner = app.createBanner(2);
  banner.state$.subscribe(({ index }) => shown.push(index));
  const stop = banner.activate();
  await clock.advance(10_000);
  stop();
  expect(shown).toEqual([0, 1, 0]);
});
