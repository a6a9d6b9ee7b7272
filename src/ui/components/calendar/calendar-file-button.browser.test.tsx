import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import type { DaysToTake } from './days-to-take.ts';

const ENTRIES: readonly CalendarEntry[] = [
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'cinema', day: '2026-12-12', country: 'DE' },
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'home', day: '2027-03-03', country: 'DE' },
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

const open = async (days: DaysToTake) => {
  const files: (readonly [name: string, text: string])[] = [];
  const browser = { download: (name: string, text: unknown) => void files.push([name, String(text)]) };
  const screen = await renderWithApp(<CalendarFileButton {...days} />, { browser });
  return { ...screen, files };
};

beforeEach(() => page.viewport(390, 844));

describe('taking days along (product.md, Calendar files: dialog)', () => {
  it('adds those of one title to the visitor’s calendar, without a reminder unless it is wanted', async () => {
    const { files } = await open({ entries: ENTRIES, name: 'ثلاثة أقمار' });
    await button('Add to my calendar').click();
    await expect
      .element(dialog('Add to my calendar'))
      .toHaveTextContent(
        '2 days as a file, for the calendar of your phone or computer. Only titles and days are in it.',
      );
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    await button('Download').click();
    await expect.poll(() => files.map(([name]) => name)).toEqual(['matinee-ثلاثة أقمار.ics']);
    expect(readCalendar(files[0]?.[1] ?? '').map(({ summary, day, alarm }) => [summary, day, alarm])).toEqual([
      ['ثلاثة أقمار: In cinemas', '2026-12-12', undefined],
      ['ثلاثة أقمار: At home', '2027-03-03', undefined],
    ]);
    await expect.element(button('Add to my calendar')).toHaveFocus();
  });

  it('downloads the whole calendar with reminders, by keyboard alone', async () => {
    const { files } = await open({ entries: ENTRIES });
    button('Add to my calendar').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox', { name: /^Remind me on the evening before/ })).toHaveFocus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.[0]).toMatch(/^matinee-calendar-\d{4}-\d{2}-\d{2}\.ics$/);
    expect(readCalendar(files[0]?.[1] ?? '').map(({ alarm }) => alarm)).toEqual(['-PT4H', '-PT4H']);
  });

  it('is left without a file', async () => {
    const { files } = await open({ entries: ENTRIES });
    await button('Add to my calendar').click();
    await expect.element(dialog('Add to my calendar')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Add to my calendar')).not.toBeInTheDocument();
    await expect.element(button('Add to my calendar')).toHaveFocus();
    expect(files).toEqual([]);
  });

  it('says so where there is nothing to take (product.md, Calendar files: buttons)', async () => {
    const { files, app } = await open({ entries: [] });
    const said: string[] = [];
    app.notifications.notifications$.subscribe((all) => said.push(...all.map(({ message }) => message)));
    await button('Add to my calendar').click();
    await expect.poll(() => said).toEqual(['There is nothing to add to a calendar yet.']);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(files).toEqual([]);
  });
});
