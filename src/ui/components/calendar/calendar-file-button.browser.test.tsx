import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { readCalendar } from '#fixtures/calendar/read-calendar.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { renderWithApp, type Surroundings } from '#fixtures/ui/render-with-app.tsx';
import { CalendarFileButton } from './calendar-file-button.tsx';
import type { DaysToTake } from './calendar-file-dialog.tsx';

const ENTRIES: readonly CalendarEntry[] = [
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'cinema', day: '2026-12-12', country: 'DE' },
  { type: 'release', title: { id: 603, title: 'ثلاثة أقمار' }, kind: 'home', day: '2027-03-03', country: 'DE' },
];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

const open = async (days: DaysToTake, around: Surroundings = {}) => {
  const files: (readonly [name: string, text: string])[] = [];
  const browser = { download: (name: string, text: unknown) => void files.push([name, String(text)]) };
  const screen = await renderWithApp(<CalendarFileButton {...days} />, { ...around, browser });
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

  it('has the days on which titles came to services, where these are wanted (product.md, Calendar files: services)', async () => {
    const clock = new VirtualClock();
    const titleMemory = new MemoryAnswers<RememberedParts>();
    const answeredAt = clock.now().getTime();
    const sightings = { 8: { since: answeredAt, seenAt: answeredAt } };
    const offers = { DE: { streams: [8], names: { 8: 'Lumen' }, sightings, answeredAt } };
    titleMemory.answers.set('movie:7', { offers, answeredAt });
    const preferences = { ...EMPTY_LIBRARY.preferences, watchRegion: 'DE', watchServices: [8] };
    const watchlist = [{ id: 7, title: 'Low Tide', addedAt: '2026-11-01T00:00:00Z' }];
    const { files } = await open(
      { entries: ENTRIES },
      { clock, titleMemory, library: { ...EMPTY_LIBRARY, watchlist, preferences } },
    );
    await button('Add to my calendar').click();
    const wanted = page.getByRole('checkbox', { name: /^With what came to my services/ });
    await expect.element(wanted).not.toBeChecked();
    await wanted.click();
    await expect.element(dialog('Add to my calendar')).toHaveTextContent('3 days as a file');
    await button('Download').click();
    await expect.poll(() => files.length).toBe(1);
    const taken = readCalendar(files[0]?.[1] ?? '');
    expect(taken.map(({ summary }) => summary)).toContain('Low Tide: On Lumen');
    expect(taken.map(({ uid }) => uid)).toContain('movie-7-on-8@matinee');
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
