import { expect, it } from 'vitest';
import { FakeDevice, visit } from '#fixtures/library/fake-device.ts';

const add = (id: number) =>
  ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '2026-11-20T12:00:00.000Z' } }) as const;

it('a failed save is told as an error, once until saving works again', async () => {
  const device = new FakeDevice();
  const here = visit(device);
  const errors: string[] = [];
  const seen = new Set<string>();
  here.notifications.notifications$.subscribe((list) => {
    for (const { id, type, message } of list) {
      if (type === 'error' && !seen.has(id)) errors.push(message);
      seen.add(id);
    }
  });
  await here.identity.resolve();
  await here.clock.advance(2_000);
  const fail = async (id: number) => {
    device.refuseWrites = true;
    here.session.dispatch(add(id));
    await here.clock.advance(60_000);
    here.session.dispatch(add(id + 1));
    await here.clock.advance(60_000);
  };
  await fail(1);
  expect(errors).toEqual(['Failed to save data to local storage']);
  device.refuseWrites = false;
  await here.clock.advance(10_000);
  await fail(3);
  expect(errors).toEqual(['Failed to save data to local storage', 'Failed to save data to local storage']);
});
