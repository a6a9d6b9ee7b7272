import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { AT, joinedDevices, meet, twoDevices } from '#fixtures/devices/two-devices.ts';

const SHOW = { id: 1396, name: 'Nine Dials', poster_path: '/nine.svg', first_air_date: '2021-03-04' };
const tick = (season: number, runs: string, cleared = ''): LibraryAction => ({
  kind: 'episodes-marked',
  title: SHOW,
  season,
  runs,
  cleared,
});
const episodesOf = ({ library }: SyncingDevice) => library.episodes;
const both = (...devices: readonly SyncingDevice[]) => devices.map(episodesOf);

describe('episodes on two devices (product.md, Shows: two tabs) (product.md, Devices: registers)', () => {
  it('are all there, where both tick different ones of a season offline', async () => {
    const { phone, laptop } = await joinedDevices({ episodes: [{ ...SHOW, seasons: { 2: '1-2@20614' } }] });
    phone.session.dispatch(tick(2, '3@20615'));
    laptop.session.dispatch(tick(2, '4-5@20616', '1'));
    await meet(phone, laptop, phone);
    const expected = [{ ...SHOW, seasons: { 2: '2@20614,3@20615,4-5@20616' } }];
    expect(both(phone, laptop)).toEqual([expected, expected]);
  });

  it('come with what shows their show, also where a season is all that the other one gets', async () => {
    const { phone, laptop } = await joinedDevices();
    phone.session.dispatch(tick(1, '1-300@20614'));
    await meet(phone, laptop);
    expect(episodesOf(laptop)).toEqual([{ ...SHOW, seasons: { 1: '1-300@20614' } }]);
  });

  it('are as the last one left them: ticked, cleared, and ticked on another day', async () => {
    const { phone, laptop, clock } = await joinedDevices();
    phone.session.dispatch(tick(1, '1-3@20614'));
    await meet(phone, laptop);
    await clock.advance(1_000);
    laptop.session.dispatch(tick(1, '3@20000', '1'));
    await meet(laptop, phone);
    expect(episodesOf(phone)[0]?.seasons).toEqual({ 1: '2@20614,3@20000' });
    laptop.session.dispatch(tick(1, '', '2-3'));
    await meet(laptop, phone, laptop);
    expect(both(phone, laptop)).toEqual([[], []]);
    phone.session.dispatch(tick(1, '7'));
    await meet(phone, laptop);
    expect(episodesOf(laptop)).toEqual([{ ...SHOW, seasons: { 1: '7' } }]);
  });

  it('are followed, or not, on both', async () => {
    const { phone, laptop, clock } = await joinedDevices({ episodes: [{ ...SHOW, seasons: { 1: '1' } }] });
    laptop.session.dispatch({ kind: 'show-stopped', title: SHOW, stoppedAt: AT });
    await meet(laptop, phone);
    expect(episodesOf(phone)).toEqual([{ ...SHOW, seasons: { 1: '1' }, stoppedAt: AT }]);
    await clock.advance(1_000);
    phone.session.dispatch({ kind: 'show-stopped', title: SHOW, stoppedAt: null });
    await meet(phone, laptop);
    expect(episodesOf(laptop)).toEqual([{ ...SHOW, seasons: { 1: '1' } }]);
  });

  it('that were never shared are of both: a day fills a gap (product.md, Devices: same time)', async () => {
    const { phone, laptop } = twoDevices(
      { episodes: [{ ...SHOW, seasons: { 1: '1-3@20614' } }] },
      { episodes: [{ ...SHOW, seasons: { 1: '2-5' } }] },
    );
    await phone.settle(phone.join('Phone'));
    await laptop.settle(laptop.join('Laptop'));
    await meet(phone, laptop);
    expect(both(phone, laptop).map(([show]) => show?.seasons)).toEqual([
      { 1: '1-3@20614,4-5' },
      { 1: '1-3@20614,4-5' },
    ]);
  });

  it.each([
    ['1-3', '2@20614', '1,2@20614,3'],
    ['1-3@20615', '2@20614', '1@20615,2@20614,3@20615'],
    ['1-3@20614', '2', '1-3@20614'],
  ])(
    'of %j, shared, and %j, which joins, are %j on both (product.md, Devices: joining)',
    async (shared, own, joined) => {
      const { phone, laptop, clock } = twoDevices({}, { episodes: [{ ...SHOW, seasons: { 1: own } }] });
      await phone.settle(phone.join('Phone'));
      await clock.advance(1_000);
      phone.session.dispatch(tick(1, shared));
      await meet(phone);
      await laptop.settle(laptop.join('Laptop'));
      await meet(laptop, phone, laptop);
      expect(both(phone, laptop).map(([show]) => show?.seasons)).toEqual([{ 1: joined }, { 1: joined }]);
    },
  );

  it('of a run that has no end stay on their device (product.md, Shows: bad runs)', async () => {
    const { phone, laptop } = await joinedDevices({ episodes: [{ ...SHOW, seasons: { 1: '1-99999', 2: '1' } }] });
    await meet(phone, laptop, phone);
    expect(episodesOf(laptop)[0]?.seasons).toEqual({ 2: '1' });
    expect(episodesOf(phone)[0]?.seasons).toEqual({ 1: '1-99999', 2: '1' });
  });

  it('are asked about before most of them go (product.md, Devices: drastic)', async () => {
    const { phone, laptop } = await joinedDevices({ episodes: [{ ...SHOW, seasons: { 1: '1-120', 2: '1-20' } }] });
    laptop.session.dispatch(tick(1, '', '1-120'));
    await meet(laptop);
    expect(laptop.sharing.question).toMatchObject({ kind: 'remove-there', counts: { episodes: 120 } });
    expect(episodesOf(phone)[0]?.seasons).toEqual({ 1: '1-120', 2: '1-20' });
  });

  it('that another device removed can be brought back (product.md, Devices: removed elsewhere)', async () => {
    const { phone, laptop, clock } = await joinedDevices({ episodes: [{ ...SHOW, seasons: { 1: '1-3@20614,5' } }] });
    await clock.advance(1_000);
    laptop.session.dispatch(tick(1, '', '2,5'));
    await meet(laptop, phone);
    const [act] = phone.sharing.removals;
    expect(act?.items.map(({ key }) => key)).toEqual(['tv:1396/1/2', 'tv:1396/1/5']);
    await phone.settle(phone.lists.bringBack(act?.id ?? ''));
    expect(episodesOf(phone)[0]?.seasons).toEqual({ 1: '1-3@20614,5' });
    await meet(phone, laptop);
    expect(episodesOf(laptop)[0]?.seasons).toEqual({ 1: '1-3@20614,5' });
  });
});
