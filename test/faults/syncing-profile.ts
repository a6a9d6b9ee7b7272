import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deed } from '#fixtures/devices/deeds.ts';
import { VISITOR_ADDRESS } from '../../test-fixtures/fake-tmdb/visitor-address.ts';
import { leaveData, openData } from '../browser/data/data.ts';
import { chooseInPrivate, devicesOf, joinDialogOf, putInFolder, filesInFolder } from '../browser/devices/devices.ts';
import { LOOKUP, answerLookup, expect } from '../browser/shared/fixtures.ts';
import { marksOf, openCards, restored, toggleQuickly, type Marks } from './cards.ts';
import { sayName } from './fixtures.ts';
import type { Profile, Running } from './profile.ts';

/** Has the clock of this device be wrong. */
const shiftClock = (page: Page, aheadMs: number) =>
  page.addInitScript((ms) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...of: readonly []) {
        super(...((of.length > 0 ? of : [Right.now() + ms]) as readonly []));
      }
      static override now = () => Right.now() + ms;
    }
    globalThis.Date = Wrong as DateConstructor;
  }, aheadMs);

/** As a visitor stays for a moment: what came along is saved by then. */
const STAY_MS = 2_000;

/** For the effect of a button. */
const PATIENCE_MS = 3_000;

/** A browser over a profile of its own whose visitor shares the lists through a folder, and what it has heard of. */
export class SyncingProfile {
  private running: Running | undefined;
  private heard = new Set<Deed>();
  /** What is in its own file at least. */
  private told: ReadonlySet<Deed> = new Set();
  /** What is in the files of others that have arrived. */
  private arrived: ReadonlySet<Deed> = new Set();
  private ownFile = '';
  /** By which the visitor is known; undefined where no look-up is answered. */
  private address: string | undefined = VISITOR_ADDRESS;

  constructor(
    private readonly profile: Profile,
    private aheadMs: number,
  ) {}

  get page(): Page {
    if (!this.running) throw new Error('This profile was not started.');
    return this.running.page;
  }

  /** The first visit: the visitor says a name, and shares the lists. */
  async join(): Promise<void> {
    await this.open();
    await sayName(this.page);
    await openData(this.page);
    await devicesOf(this.page).getByRole('button', { name: 'Share between devices' }).click();
    await joinDialogOf(this.page).getByRole('button', { name: 'Choose a folder' }).click();
    await joinDialogOf(this.page).getByRole('button', { name: 'Share my lists' }).click();
    await joinDialogOf(this.page).getByRole('button', { name: 'Done' }).click();
    await leaveData(this.page);
    this.ownFile = Object.keys(await filesInFolder(this.page))[0] ?? '';
  }

  marks(): Promise<Marks> {
    return marksOf(this.page);
  }

  /** Its own file, without when it was written. */
  async entries(): Promise<unknown> {
    const { entries } = JSON.parse((await filesInFolder(this.page))[this.ownFile] ?? '') as {
      entries: readonly unknown[];
    };
    return entries.map((entry) => JSON.stringify(entry)).toSorted();
  }

  /** Presses these buttons. @returns what was done */
  async change(names: readonly string[]): Promise<readonly Deed[]> {
    return this.did(await toggleQuickly(this.page, names, PATIENCE_MS));
  }

  /** Notes what was done here: what is there by it, and what is not. */
  did(marks: Marks): readonly Deed[] {
    return Object.entries(marks).map(([id, isThere]) => {
      const heard = new Set(this.heard);
      const deed: Deed = { id, isThere, seen: heard };
      heard.add(deed);
      this.heard.add(deed);
      return deed;
    });
  }

  /** Shares now, and does whatever the visitor is asked for. */
  async share(): Promise<void> {
    const { arrived } = this;
    const now = await this.beginSharing();
    await expect(now).toBeVisible();
    const remove = devicesOf(this.page).getByRole('button', { name: /^Remove / });
    // Its question may have been asked by the round before.
    while (await remove.isVisible()) {
      await remove.click();
      await expect(remove).toBeHidden();
      await now.click();
      await expect(now).toBeVisible();
    }
    await expect(devicesOf(this.page)).toContainText(/Shared with (no other device yet|\d devices?, just now)/);
    await leaveData(this.page);
    this.heard = new Set([...this.heard, ...arrived]);
    this.told = new Set(this.heard);
  }

  /** SIGKILL so long after sharing has begun, and another visit. */
  async killSharing(afterMs: number): Promise<void> {
    await this.beginSharing();
    await wait(afterMs);
    await this.running?.kill();
    await this.open();
    await restored(this.page);
  }

  /** Another visit, so much later. */
  async later(ms: number): Promise<void> {
    await this.running?.close();
    this.aheadMs += ms;
    await this.open();
    await restored(this.page);
  }

  /** Another visit from another network. @param address undefined where no look-up is answered */
  async goTo(address: string | undefined, isKilled: boolean): Promise<void> {
    if (isKilled) await this.running?.kill();
    else await this.running?.close();
    this.address = address;
    await this.open();
    await expect(this.page.getByText(/Your saved lists are back|Your lists came along/)).toBeVisible();
    await wait(STAY_MS);
  }

  /** Its file arrives at the other's, as whatever carries files between devices does it. */
  async carryTo(other: SyncingProfile): Promise<void> {
    const text = (await filesInFolder(this.page))[this.ownFile];
    if (text === undefined) return;
    await putInFolder(other.page, this.ownFile, text);
    other.arrived = new Set([...other.arrived, ...this.told]);
  }

  private async open(): Promise<void> {
    this.running = await this.profile.start();
    const { context } = this.running;
    if (this.address === undefined) await context.route(LOOKUP, (route) => route.abort());
    else await answerLookup(context, this.address);
    await chooseInPrivate(this.page);
    await shiftClock(this.page, this.aheadMs);
    await openCards(this.page);
  }

  private async beginSharing() {
    await openData(this.page);
    const now = devicesOf(this.page).getByRole('button', { name: 'Share now' });
    await now.click();
    return now;
  }
}
