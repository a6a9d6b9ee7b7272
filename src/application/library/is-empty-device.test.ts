import { describe, expect, it } from 'vitest';
import { aChange, changesOf } from '#fixtures/library/a-change.ts';
import { FakeDevice, IDENTIFIER, KEY, visit } from '#fixtures/library/fake-device.ts';
import { isEmptyDevice, type IsEmptyDeviceDeps } from './is-empty-device.ts';

/** A visit in which no identifier is found. */
const unnamed = async (device: FakeDevice) => {
  const here = visit(device);
  await here.clock.advance(2_499);
  expect(here.isWelcoming()).toBe(false);
  await here.clock.advance(1);
  return here;
};

describe('a visitor who is new to the device', () => {
  it('is welcomed 2.5 s after the start, before the identifier is known, though something was saved by then', async () => {
    const device = new FakeDevice();
    const here = visit(device);
    here.session.dispatch({
      kind: 'title-saved',
      list: 'watchlist',
      title: { id: 7, addedAt: '2026-11-20T12:00:00.000Z' },
    });
    await here.clock.advance(2_499);
    expect(here.isWelcoming()).toBe(false);
    await here.clock.advance(1);
    expect(here.isWelcoming()).toBe(true);
    here.loader.closeWelcome();
    await here.identity.resolve();
    await here.clock.advance(60_000);
    expect(here.isWelcoming()).toBe(false);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '{}')).toMatchObject({ watchlist: [{ id: 7 }] });
  });

  it.each<[string, (device: FakeDevice) => unknown]>([
    ['another identifier’s lists', (device) => device.entries.setItem('matinee_user_data_fp_1', '{}')],
    [
      'lists that only the log has',
      (device) => device.openLog().checkpoint(IDENTIFIER, { text: '{"username":"Ada"}', log: 'memory', sequence: 1 }),
    ],
    [
      'changes of somebody that were never saved',
      (device) => device.openLog().append(changesOf('a'), { owner: 'fp_1' }),
    ],
    ['a change of a page that was left', (device) => device.openLog().append(changesOf('a'), { owner: undefined })],
    ['lists in the old format', (device) => (device.legacy = { username: 'Ada' })],
  ])('is not assumed where the device holds %s: the load is waited for', async (_, plant) => {
    const device = new FakeDevice();
    await plant(device);
    const here = await unnamed(device);
    await here.clock.advance(60_000);
    expect(here.isWelcoming()).toBe(false);
  });
});

const EMPTY: IsEmptyDeviceDeps = {
  store: { identifiers: async () => [] },
  changeLog: { owners: async () => [] },
  session: { pending: [] },
  legacyStorage: { read: () => ({}) },
};
const broken = () => Promise.reject(new Error('It is gone.'));

describe('whether a device holds nothing of any visitor', () => {
  it.each<[string, Partial<IsEmptyDeviceDeps>, boolean]>([
    ['nothing', {}, true],
    [
      'what this visit has done so far',
      { changeLog: { owners: async () => [undefined] }, session: { pending: [aChange('a')] } },
      true,
    ],
    ['a bundle', { store: { identifiers: async () => [IDENTIFIER] } }, false],
    ['an owner in the log', { changeLog: { owners: async () => [IDENTIFIER] } }, false],
    [
      'an owner in the log besides what this visit has done',
      { changeLog: { owners: async () => [undefined, 'fp_1'] }, session: { pending: [aChange('a')] } },
      false,
    ],
    ['what an earlier page has left for nobody', { changeLog: { owners: async () => [undefined] } }, false],
    ['old-format entries', { legacyStorage: { read: () => ({ username: 'Ada' }) } }, false],
    ['a store that cannot be read', { store: { identifiers: broken } }, false],
    ['a log that cannot be read', { changeLog: { owners: broken } }, false],
  ])('with %s', async (_, deps, expected) => {
    expect(await isEmptyDevice({ ...EMPTY, ...deps })).toBe(expected);
  });

  it('goes by what the session has when it is asked, not by what is done while it is told', async () => {
    const session = { pending: [] as IsEmptyDeviceDeps['session']['pending'] };
    const empty = isEmptyDevice({ ...EMPTY, session, changeLog: { owners: async () => [undefined] } });
    session.pending = [aChange('a')];
    expect(await empty).toBe(false);
  });
});
