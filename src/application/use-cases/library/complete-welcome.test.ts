import { describe, expect, it } from 'vitest';
import { deadLog } from '#fixtures/library/break-log.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { FakeDevice, visit } from '#fixtures/library/fake-device.ts';
import { CompleteWelcome } from './complete-welcome.ts';

const ASTRONAUT = '👩‍🚀';

/** A visit of somebody who has been welcomed, or nearly. */
const welcomed = async (device: FakeDevice) => {
  const here = visit(device);
  await here.identity.resolve();
  await here.clock.advance(2_500);
  return { ...here, complete: new CompleteWelcome(here) };
};

describe('the welcome (product.md, Welcome: completion)', () => {
  it.each([
    ['nothing', '', 'Please enter your name'],
    ['spaces only', '   ', 'Please enter your name'],
    ['1 character', 'A', 'Name must be at least 2 characters long'],
    ['1 emoji', ASTRONAUT, 'Name must be at least 2 characters long'],
    ['21 characters', 'a'.repeat(21), 'Name must be less than 20 characters'],
    ['21 emoji', ASTRONAUT.repeat(21), 'Name must be less than 20 characters'],
  ])('is not completed by a name of %s (product.md, Validation: welcome name)', async (_, name, error) => {
    const { complete, session } = await welcomed(new FakeDevice());
    expect(await complete.execute(name)).toBe(error);
    expect(session.library.username).toBeNull();
  });

  it.each([
    ['2 characters', 'Al', 'Al'],
    ['2 emoji', ASTRONAUT.repeat(2), ASTRONAUT.repeat(2)],
    ['20 characters', 'a'.repeat(20), 'a'.repeat(20)],
    ['20 emoji', ASTRONAUT.repeat(20), ASTRONAUT.repeat(20)],
    ['20 characters between spaces', ` ${'a'.repeat(20)} `, 'a'.repeat(20)],
  ])('is completed by a name of %s', async (_, name, kept) => {
    const { complete, session } = await welcomed(new FakeDevice());
    expect(await complete.execute(name)).toBeUndefined();
    expect(session.library.username).toBe(kept);
  });

  it.each([
    ['Get Started', 'Ada', 'Ada'],
    ['Skip', undefined, 'Movie Enthusiast'],
  ])('completed by %s does not come again: the visitor is no longer first-time', async (_, name, kept) => {
    const device = new FakeDevice();
    const first = await welcomed(device);
    expect(first.isWelcoming()).toBe(true);
    await first.complete.execute(name);
    await first.clock.advance(1_000);
    first.leave();
    const second = await welcomed(device);
    await second.clock.advance(60_000);
    expect(second.session.library.username).toBe(kept);
    expect(second.isWelcoming()).toBe(false);
  });

  // product.md, Validation: welcome failure.
  it('is not completed by a name that nothing can keep; once something can, the next try is kept', async () => {
    const device = new FakeDevice();
    device.refuseWrites = true;
    const here = await welcomed(device);
    expect(await here.complete.execute('Ada')).toBe('Failed to save your name. Please try again.');
    expect(here.session.library.username).toBeNull();
    device.refuseWrites = false;
    expect(await here.complete.execute('Ada')).toBeUndefined();
    here.leave();
    expect((await welcomed(device)).session.library.username).toBe('Ada');
  });

  it('is completed where the log is on its fallback, and is there once the log is back', async () => {
    const device = new DeviceWithTabs();
    const { session, kill } = device.open({ primary: Object.assign(device.openLog(), deadLog()) });
    await device.clock.advance(2_500);
    expect(await new CompleteWelcome({ session }).execute('Ada')).toBeUndefined();
    kill();
    const next = device.open();
    await device.clock.advance(2_500);
    expect(next.session.library.username).toBe('Ada');
  });
});
