import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { openCalendar } from '#fixtures/ui/open-calendar.tsx';
import { aSaved } from '#fixtures/ui/open-library-screen.tsx';

const date = (kind: ReleaseDate['kind'], day: string): ReleaseDate => ({ kind, day });

beforeEach(() => page.viewport(1280, 900));

describe('new dates (product.md, Calendar: new dates)', () => {
  const movies = [2, 1].map((id) =>
    aSaved({ id, media_type: 'movie', title: `Movie ${id}`, release_date: `2026-12-0${id}` }),
  );
  const own = (id: number) => `Movie ${id} | First release | ${id === 1 ? 'Tuesday' : 'Wednesday'}, December ${id}`;
  const home = (id: number) => `Movie ${id} | At home | Friday, December 4`;
  /** Of the first movie at once, of the second when it is let. */
  const openHeld = async (known?: readonly ReleaseDate[], isOnline = true) => {
    let answer: () => void = () => undefined;
    const late = new Promise<readonly ReleaseDate[]>((resolve) => {
      answer = () => resolve([date('home', '2026-12-04')]);
    });
    const titleMemory = new MemoryAnswers<RememberedParts>();
    const answeredAt = Date.parse('2026-11-01');
    // Long enough ago to be asked for again.
    if (known)
      for (const { id } of movies)
        titleMemory.answers.set(`movie:${id}`, { days: { DE: { dates: known, answeredAt } }, answeredAt });
    const datesOf = async (id: number) => (id === 1 ? [date('home', '2026-12-04')] : late);
    const opened = await openCalendar({ watchlist: movies }, { datesOf, titleMemory, isOnline });
    return { ...opened, answer: () => answer() };
  };

  it('do not move lines: placeholders stand until all are checked', async () => {
    const { until, lines, answer } = await openHeld();
    await until(() => expect(document.body.textContent).toContain('Checked 1 of 2'));
    expect(lines()).toEqual([]);
    answer();
    await until(() => expect(lines()).toEqual([home(1), home(2)]));
    expect(document.body.textContent).not.toContain('Checked');
    await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('are shown when the visitor wants to see what is known, and those that come later when that is asked for', async () => {
    const { until, lines, answer } = await openHeld();
    await until(() => expect(document.body.textContent).toContain('Checked 1 of 2'));
    await page.getByRole('button', { name: 'Show what is known' }).click();
    expect(lines()).toEqual([own(2), home(1)]);
    answer();
    await until(() => expect(document.body.textContent).not.toContain('Checked'));
    expect(lines()).toEqual([own(2), home(1)]);
    await page.getByRole('button', { name: 'Show new dates' }).click();
    expect(lines()).toEqual([home(1), home(2)]);
    await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are not offered where a newer answer says the same', async () => {
    const { until, answer } = await openHeld([date('home', '2026-12-04')]);
    answer();
    await until(() => expect(document.body.textContent).not.toContain('Checked'));
    await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('show what is known where the device is offline', async () => {
    const { until, lines } = await openHeld(undefined, false);
    await until(() => expect(lines()).toEqual([own(1), own(2)]));
    expect(document.body.textContent).toContain('You are offline');
  });
});
