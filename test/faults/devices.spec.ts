import { brokenIn, lastDeeds, type Deed } from '#fixtures/devices/deeds.ts';
import { diceOf } from '../../test-fixtures/devices/random-change.ts';
import { VISITOR_ADDRESS } from '../../test-fixtures/fake-tmdb/visitor-address.ts';
import { expect, test } from '../browser/shared/fixtures.ts';
import { IS_FULL } from './full.ts';
import { createProfile } from './profile.ts';
import { SyncingProfile } from './syncing-profile.ts';
import { goBack, type GoingBack } from './ways-back.ts';

/** Of each device, before all of them meet. */
const CHANGES = 30;
/** So that the last that was done with most buttons is known, they meet as often: 300 changes of two devices in full. */
const SPELLS = IS_FULL ? 5 : 1;
/** A turn of a device: so many changes at most, then perhaps a round, perhaps until it is killed. */
const AT_ONCE = 6;
const KILLED_WITHIN_MS = 80;
/** In the last none is found. */
const NETWORKS = [VISITOR_ADDRESS, '198.51.100.20', undefined] as const;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

type Dice = ReturnType<typeof diceOf>;

/** Its file arrives at all others. */
const carryToAll = async (one: SyncingProfile, devices: readonly SyncingProfile[]): Promise<void> => {
  for (const other of devices) if (other !== one) await one.carryTo(other);
};

const meet = async (devices: readonly SyncingProfile[]): Promise<void> => {
  for (const one of devices) await carryToAll(one, devices);
};

/** All files arrive everywhere. */
const meetAtLast = async (devices: readonly SyncingProfile[]): Promise<void> => {
  for (const one of [...devices, ...devices, ...devices]) {
    await one.share();
    await carryToAll(one, devices);
  }
};

/** How a device is used besides. */
interface Ways {
  readonly dice: Dice;
  /** Whether it comes and goes between networks, closed or killed each time. */
  readonly isRoaming?: boolean;
  /** Whether its visitor goes back: presses Undo late, and restores backups and earlier versions. */
  readonly isGoingBack?: boolean;
}

interface Played {
  readonly deeds: readonly Deed[];
  readonly kills: number;
}

const wander = async (one: SyncingProfile, { dice, isRoaming }: Ways): Promise<void> => {
  if (isRoaming && dice(3) === 0) await one.goTo(NETWORKS[dice(NETWORKS.length)], dice(2) === 0);
};

/** Half of the time, where the visitor goes back. */
const rethink = async (one: SyncingProfile, { isGoingBack, ...back }: Ways & GoingBack): Promise<readonly Deed[]> =>
  isGoingBack && back.dice(2) === 0 ? goBack(one, back) : [];

const play = async (profiles: readonly SyncingProfile[], ways: Ways): Promise<Played> => {
  const { dice } = ways;
  const [first] = profiles;
  if (!first) throw new Error('There is no device.');
  const deeds: Deed[] = [];
  const names = Object.keys(await first.marks());
  const pick = () => names[dice(names.length)] ?? '';
  const backups: string[] = [];
  let kills = 0;
  let isOnline = true;
  for (let turn = 0, left = CHANGES * profiles.length; left > 0; turn += 1) {
    const one = profiles[turn % profiles.length] ?? first;
    const count = Math.min(1 + dice(AT_ONCE), left);
    left -= count;
    await wander(one, ways);
    deeds.push(...(await one.change(Array.from({ length: count }, pick))));
    deeds.push(...(await rethink(one, { ...ways, pick, backups })));
    if (dice(4) === 0) isOnline = !isOnline;
    if (isOnline) await meet(profiles);
    const lot = dice(4);
    if (lot === 0) await one.killSharing(dice(KILLED_WITHIN_MS));
    else if (lot > 1) await one.share();
    if (lot === 0) kills += 1;
  }
  return { deeds, kills };
};

interface Syncing {
  readonly devices: readonly SyncingProfile[];
  readonly remove: () => Promise<void>;
}

/** Devices with profiles of their own that have met. @param ahead by how much their clocks are wrong */
const syncing = async (baseURL: string | undefined, ahead: readonly number[]): Promise<Syncing> => {
  const kept = await Promise.all(ahead.map(() => createProfile(baseURL)));
  const devices = kept.map((profile, at) => new SyncingProfile(profile, ahead[at] ?? 0));
  for (const device of devices) await device.join();
  await meetAtLast(devices);
  const remove = async () => {
    for (const profile of kept) await profile.remove();
  };
  return { devices, remove };
};

/** They are equal, and all is as it was done last by one that knew of the others. */
const expectNoneLost = async ([one, ...others]: readonly SyncingProfile[], deeds: readonly Deed[]): Promise<void> => {
  if (!one) throw new Error('There is no device.');
  const marks = await one.marks();
  const entries = await one.entries();
  for (const other of others) {
    expect(await other.marks()).toEqual(marks);
    expect(await other.entries()).toEqual(entries);
  }
  expect(brokenIn(deeds, (name) => marks[name] === true)).toEqual([]);
  expect(lastDeeds(deeds).length).toBeGreaterThan(CHANGES / 5);
};

/** What was played, none of it lost. */
const figuresOf = (all: readonly Played[]) => {
  const sum = (counted: (played: Played) => number) => all.reduce((total, played) => total + counted(played), 0);
  const figures = { runs: sum(({ kills }) => kills), changes: sum(({ deeds }) => deeds.length), lost: 0 };
  return { type: 'figures', description: JSON.stringify(figures) };
};

const HOWS = [
  [{}, 'are offline in turns, hours apart and killed'],
  [{ isRoaming: true }, 'come and go between networks, some without an address, and are killed'],
  [{ isGoingBack: true }, 'have Undo pressed late, and backups and earlier versions restored, and are killed'],
  [{ isRoaming: true, isGoingBack: true }, 'come and go between networks, have Undo pressed late, and are killed'],
] as const;
/** Each seed has one of them in full, ten seeds in all; in short the first has two of them. */
const SERIES = IS_FULL
  ? Array.from({ length: 10 }, (_, at) => [at + 1, HOWS[at % HOWS.length] ?? HOWS[0]] as const)
  : [HOWS[0], HOWS[2]].map((how) => [1, how] as const);

for (const [seed, [ways, how]] of SERIES) {
  test(`two devices that ${how} end equal, and nothing is lost: series ${seed}`, async ({ baseURL }, info) => {
    test.setTimeout(120_000 + SPELLS * CHANGES * 6_000);
    const dice = diceOf(seed);
    const { devices, remove } = await syncing(baseURL, [(dice(11) - 5) * HOUR_MS, (dice(11) - 5) * HOUR_MS]);
    const all: Played[] = [];
    for (let spell = 0; spell < SPELLS; spell += 1) {
      all.push(await play(devices, { dice, ...ways }));
      await meetAtLast(devices);
      await expectNoneLost(
        devices,
        all.flatMap(({ deeds }) => deeds),
      );
    }
    info.annotations.push(figuresOf(all));
    await remove();
  });
}

test('three devices end equal, and nothing is lost, though one comes back after a year', async ({ baseURL }, info) => {
  test.setTimeout(120_000 + SPELLS * CHANGES * 6_000);
  const dice = diceOf(1);
  const { devices, remove } = await syncing(baseURL, [0, 0, 0]);
  const [away, ...others] = devices;
  if (!away) throw new Error('There is no device.');
  const names = Object.keys(await away.marks());
  const apart = await away.change(names.filter(() => dice(4) === 0));
  for (const other of others) await other.later(YEAR_MS);
  const played = await play(others, { dice });
  await away.later(YEAR_MS);
  await meetAtLast(devices);
  await expectNoneLost(devices, [...apart, ...played.deeds]);
  info.annotations.push(figuresOf([played]));
  await remove();
});
