import { describe, expect, it } from 'vitest';
import { changesOf } from '#fixtures/library/a-change.ts';
import { FakeDevice, IDENTIFIER, KEY, visit } from '#fixtures/library/kept-library.ts';

/** A visit whose identifier is not found. */
const unnamed = async (device: FakeDevice) => {
  const here = visit(device);
  await here.clock.advance(2_499);
  expect(here.isWelcoming()).toBe(false);
  await here.clock.advance(1);
  return here;
};
const journalOf = (device: FakeDevice) => device.openJournal();

describe('a visitor who is new to the device', () => {
  it('is welcomed 2.5 s after the start, before the identifier is known, though something was saved by then', async () => {
    const device = new FakeDevice();
    const here = visit(device);
    here.session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt: '2026-11-20T12:00:00.000Z' } });
    await here.clock.advance(2_499);
    expect(here.isWelcoming()).toBe(false);
    await here.clock.advance(1);
    expect(here.isWelcoming()).toBe(true);
    here.keeper.closeWelcome();
    await here.identity.resolve();
    await here.clock.advance(60_000);
    expect(here.isWelcoming()).toBe(false);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '{}')).toMatchObject({ watchlist: [{ id: 7 }] });
  });

  it.each<[string, (device: FakeDevice) => unknown]>([
    ['another identifier’s lists', (device) => device.entries.setItem('matinee_user_data_fp_1', '{}')],
    ['lists that only the journal has', (device) => journalOf(device).checkpoint(IDENTIFIER, { text: '{"username":"Ada"}', counter: 0 })],
    ['a change that was noted down', (device) => journalOf(device).note(changesOf('a'))],
    ['a change of a page that was left', (device) => device.outbox.put(changesOf('a'))],
    ['lists in the old format', (device) => (device.legacy = { username: 'Ada' })],
  ])('is not assumed where the device holds %s: the load is waited for', async (_, plant) => {
    const device = new FakeDevice();
    await plant(device);
    const here = await unnamed(device);
    await here.clock.advance(60_000);
    expect(here.isWelcoming()).toBe(false);
  });
});
