import type { Locator, Page } from '@playwright/test';
import type { Deed } from '#fixtures/devices/deeds.ts';
import type { Dice } from '../../test-fixtures/devices/random-change.ts';
import { backupButton, choose, dataOf, download, leaveData, openData } from '../browser/data/data.ts';
import { downloadBy } from '../browser/shared/engine.ts';
import { expect } from '../browser/shared/fixtures.ts';
import type { Marks } from './cards.ts';
import { heldUndo, removeAndUndoLate, undoLate } from './late-undo.ts';
import type { SyncingProfile } from './syncing-profile.ts';

/** Of each list and title, such as 'Watchlist: Dust Parade', since when it is there. */
type Facts = ReadonlyMap<string, string>;

interface Title {
  readonly title?: string;
  readonly addedAt?: string;
}

const LISTS = { Watchlist: 'watchlist', Favorites: 'favorites' } as const;
/** A version is written 2 s after the act, when the page has nothing else to do. */
const VERSION_IS_KEPT_MS = 15_000;

const factsIn = (backup: string): Facts => {
  const { library } = JSON.parse(backup) as { library: Partial<Record<string, readonly Title[]>> };
  return new Map(
    Object.entries(LISTS).flatMap(([name, list]) =>
      (library[list] ?? []).map(({ title = '', addedAt = '' }) => [`${name}: ${title}`, addedAt] as const),
    ),
  );
};

const isIn = (facts: Facts, names: Iterable<string>): Marks =>
  Object.fromEntries([...names].map((name) => [name, facts.has(name)]));

/** What is in the lists now. By the keyboard: the pointer stays where it is, over a toast. */
const factsOf = async (page: Page): Promise<Facts> => {
  const { text } = await downloadBy(page, () => backupButton(page).press('Enter'));
  return factsIn(text);
};

/** Its backup, as it is downloaded in 'Your data'. */
const backUp = async (one: SyncingProfile): Promise<string> => {
  await openData(one.page);
  const { text } = await download(one.page);
  await leaveData(one.page);
  return text;
};

interface Restoring {
  readonly way: 'Merge' | 'Replace';
  /** What is in it. */
  readonly facts: Facts;
  /** Chooses what is restored. @returns where the buttons of the two ways are */
  readonly choose: (page: Page) => Promise<Locator>;
  /** What the toast says. */
  readonly says: string;
  /** Names of cards' buttons that are pressed before its Undo; undefined where it is not undone. */
  readonly later?: readonly string[];
}

/** A backup's file. */
const fromBackup = (text: string): Omit<Restoring, 'way'> => ({
  facts: factsIn(text),
  says: 'Backup restored',
  choose: async (page) => {
    await choose(page, text);
    return dataOf(page);
  },
});

/** The version before a backup was restored last: the first of those in the list, once it is written. */
const fromVersion = (facts: Facts): Omit<Restoring, 'way'> => ({
  facts,
  says: 'Earlier version restored',
  choose: async (page) => {
    const versions = dataOf(page).getByRole('region', { name: 'Earlier versions' }).getByRole('listitem');
    const version = versions.filter({ hasText: 'before "Backup restored"' }).first();
    const isIt = async () => {
      const { text } = await downloadBy(page, () => version.getByRole('button', { name: /^Download/ }).click());
      return Object.fromEntries(factsIn(text));
    };
    await expect.poll(isIt, { timeout: VERSION_IS_KEPT_MS }).toEqual(Object.fromEntries(facts));
    await version.getByRole('button', { name: /^Restore version/ }).click();
    return version;
  },
});

interface Restored {
  readonly deeds: readonly Deed[];
  /** The lists as they were. */
  readonly before: Facts;
}

/** Presses the way, or the only one that is offered where nothing would be added. @returns which way it was */
const press = async (from: Locator, way: Restoring['way']): Promise<Restoring['way']> => {
  const wanted = from.getByRole('button', { name: way, exact: true });
  const only = from.getByRole('button', { name: 'Go back to this', exact: true });
  await expect(wanted.or(only)).toBeVisible();
  const isOnly = await only.isVisible();
  await (isOnly ? only : wanted).press('Enter');
  return isOnly ? 'Replace' : way;
};

/** There is by it what there should be. @returns what it has touched */
const touchedBy = (
  { way, facts }: Pick<Restoring, 'way' | 'facts'>,
  before: Facts,
  after: Facts,
): readonly string[] => {
  const expected = way === 'Replace' ? facts.keys() : [...before.keys(), ...facts.keys()];
  expect([...after.keys()].toSorted()).toEqual([...new Set(expected)].toSorted());
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name));
};

/** Restores something, and perhaps does something else and presses 'Undo' then. */
const restore = async (one: SyncingProfile, restoring: Restoring): Promise<Restored> => {
  const { page } = one;
  const { facts, says, later } = restoring;
  let { way } = restoring;
  await one.share();
  await openData(page);
  const before = await factsOf(page);
  const undo = await heldUndo(page, says, async () => {
    const from = await restoring.choose(page);
    way = await press(from, way);
  });
  const after = await factsOf(page);
  const names = touchedBy({ way, facts }, before, after);
  const restored = one.did(isIn(after, names));
  await leaveData(page);
  const undone = undo && later ? await undoLate(one, { undo, before: isIn(before, names), later }) : [];
  return { deeds: [...restored, ...undone], before };
};

/** What changed nothing has no version before it, and empty lists have none. */
const hasVersion = ({ deeds, before }: Restored): boolean => deeds.length > 0 && before.size > 0;

export interface GoingBack {
  readonly dice: Dice;
  /** The name of any button. */
  readonly pick: () => string;
  /** Those that were made so far, on whatever device; another is added to them. */
  readonly backups: string[];
}

/** A visitor wants something back: presses 'Undo' late, or restores a backup or the version before it. @returns what was done */
export const goBack = async (one: SyncingProfile, { dice, pick, backups }: GoingBack): Promise<readonly Deed[]> => {
  const later = Array.from({ length: 1 + dice(3) }, pick);
  const isUndone = () => dice(2) === 0 && { later };
  const act = dice(5);
  const backup = backups[dice(backups.length || 1)];
  if (act < 2) return removeAndUndoLate(one, dice(3) === 0 ? (later[0] ?? '') : pick(), later);
  if (backup === undefined || act === 2) {
    backups.push(await backUp(one));
    return [];
  }
  const way = dice(2) === 0 ? 'Merge' : 'Replace';
  const restored = await restore(one, { ...fromBackup(backup), way, ...isUndone() });
  if (act === 3 || !hasVersion(restored)) return restored.deeds;
  const version = await restore(one, { ...fromVersion(restored.before), way: 'Replace', ...isUndone() });
  return [...restored.deeds, ...version.deeds];
};
