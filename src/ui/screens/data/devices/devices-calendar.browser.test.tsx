import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aHostState, aJoinedState, aKeptCalendar, FakeDevices } from '#fixtures/devices/fake-devices.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const section = page.getByRole('region', { name: 'Your devices' });
const box = (name: RegExp) => section.getByRole('checkbox', { name });
const KEEP = /^Keep a calendar file in this folder/;
const REMIND = /^Remind me on the evening before/;

beforeEach(() => page.viewport(1280, 1000));

describe('the calendar file of the folder (product.md, Calendar files: folder)', () => {
  it('is off, says what is in it, and is kept once it is wanted', async () => {
    const devices = new FakeDevices({ state: aJoinedState() });
    await openData({ devices });
    await expect.element(section.getByText('only titles and days are in it')).toBeVisible();
    await expect.element(box(KEEP)).not.toBeChecked();
    await expect.element(box(REMIND)).not.toBeInTheDocument();
    await box(KEEP).click();
    await expect.element(box(KEEP)).toBeChecked();
    await expect
      .element(section.getByText('matinee-calendar-0123456789abcdef.ics: only titles and days are in it'))
      .toBeVisible();
    expect(devices.asked).toEqual(['keep calendar plain']);
  });

  it('reminds where that is wanted, and goes when it is switched off, by keyboard too', async () => {
    const devices = new FakeDevices({ state: aJoinedState({ calendarFile: aKeptCalendar() }) });
    await openData({ devices });
    await box(REMIND).click();
    await expect.element(box(REMIND)).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box(REMIND)).not.toBeChecked();
    await box(KEEP).click();
    await expect.element(box(REMIND)).not.toBeInTheDocument();
    await expect.element(box(KEEP)).toHaveFocus();
    expect(devices.asked).toEqual(['keep calendar reminding', 'keep calendar plain', 'keep calendar off']);
  });

  it('says that there is none while nothing is coming', async () => {
    const calendarFile = aKeptCalendar({ isEmpty: true });
    await openData({ devices: new FakeDevices({ state: aJoinedState({ calendarFile }) }) });
    await expect.element(section.getByText('there is no file while nothing is coming')).toBeVisible();
  });

  it('is not offered on the site’s host, nor before lists are shared', async () => {
    const devices = new FakeDevices({ state: aHostState() });
    await openData({ devices });
    await expect.element(section.getByText('Keep a daily backup in this folder')).toBeVisible();
    await expect.element(box(KEEP)).not.toBeInTheDocument();
    devices.state$.next({ status: 'off' });
    await expect.element(section.getByText('Keep a daily backup in this folder')).not.toBeInTheDocument();
    await expect.element(box(KEEP)).not.toBeInTheDocument();
  });
});
