import { diceOf } from '../../test-fixtures/devices/random-change.ts';
import { expect, test } from '../browser/fixtures.ts';
import { brokenIn, lastDeeds, type Deed } from './deeds.ts';
import { IS_FULL } from './full.ts';
import { createProfile } from './profile.ts';
import { SharingProfile } from './sharing-profile.ts';

/** Of each of two devices. */
const CHANGES = IS_FULL ? 300 : 30;
const SEEDS = IS_FULL ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1];
/** A turn of a device: so many changes at most, then perhaps a round, perhaps until it is killed. */
const AT_ONCE = IS_FULL ? 15 : 6;
const KILLED_WITHIN_MS = 80;
const HOUR_MS = 3_600_000;

type Dice = ReturnType<typeof diceOf>;

const meet = async (one: SharingProfile, other: SharingProfile): Promise<void> => {
  await one.carryTo(other);
  await other.carryTo(one);
};

/** All files arrive everywhere. */
const meetAtLast = async (one: SharingProfile, other: SharingProfile): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await one.share();
    await one.carryTo(other);
    await other.share();
    await other.carryTo(one);
  }
};

interface Played {
  readonly deeds: readonly Deed[];
  readonly kills: number;
}

const play = async (profiles: readonly [SharingProfile, SharingProfile], dice: Dice): Promise<Played> => {
  const deeds: Deed[] = [];
  const names = Object.keys(await profiles[0].marks());
  const pick = () => names[dice(names.length)] ?? '';
  let kills = 0;
  let isOnline = true;
  for (let turn = 0, left = CHANGES * 2; left > 0; turn += 1) {
    const one = profiles[turn % 2] ?? profiles[0];
    const count = Math.min(1 + dice(AT_ONCE), left);
    left -= count;
    deeds.push(...(await one.change(Array.from({ length: count }, pick))));
    if (dice(4) === 0) isOnline = !isOnline;
    if (isOnline) await meet(...profiles);
    const lot = dice(4);
    if (lot === 0) await one.killSharing(dice(KILLED_WITHIN_MS));
    else if (lot > 1) await one.share();
    if (lot === 0) kills += 1;
  }
  return { deeds, kills };
};

for (const seed of SEEDS) {
  test(`two devices that are offline in turns, hours apart and killed end equal, and nothing is lost: series ${seed}`, async ({
    baseURL,
  }, info) => {
    test.setTimeout(120_000 + CHANGES * 6_000);
    const dice = diceOf(seed);
    const kept = [await createProfile(baseURL), await createProfile(baseURL)] as const;
    const one = new SharingProfile(kept[0], (dice(11) - 5) * HOUR_MS);
    const other = new SharingProfile(kept[1], (dice(11) - 5) * HOUR_MS);
    await one.join();
    await other.join();
    await meetAtLast(one, other);
    const { deeds, kills } = await play([one, other], dice);
    await meetAtLast(one, other);

    const marks = await one.marks();
    expect(await other.marks()).toEqual(marks);
    expect(await other.entries()).toEqual(await one.entries());
    const lost = brokenIn(marks, deeds);
    info.annotations.push({
      type: 'figures',
      description: JSON.stringify({ runs: kills, changes: deeds.length, lost: lost.length }),
    });
    expect(lost).toEqual([]);
    expect(lastDeeds(deeds).length).toBeGreaterThan(CHANGES / 5);
    for (const profile of kept) await profile.remove();
  });
}
