import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayOf } from '#domain/days/calendar-day.ts';
import { dayNumber } from '#domain/days/day-of-time.ts';
import type { Library } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { episode, FUTURE, kept, season, SECOND, showSeason } from '#fixtures/ui/open-season.tsx';

const DAY = dayNumber(dayOf(new VirtualClock().now()));
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('ticking on a season’s screen', () => {
  it('ticks and clears an episode by keyboard, says so, and can be taken back (product.md, Shows: ticks)', async () => {
    const { app, told } = await showSeason();
    (button('Seen: S2 E1').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(button('Seen: S2 E1')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Seen: S2 E1')).toHaveFocus();
    expect(told).toContain('S2 E1 marked as seen');
    expect(libraryOf(app).episodes).toMatchObject([{ id: 7, name: 'Nine Dials', seasons: { '2': `1@${DAY}` } }]);
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Seen: S2 E1')).toHaveAttribute('aria-pressed', 'false');
    expect(told).toContain('S2 E1 no longer marked as seen');
    expect(libraryOf(app).episodes).toEqual([]);
  });

  it('ticks an episode that is not out, on purpose (product.md, Shows: bulk)', async () => {
    const { app } = await showSeason();
    await button('4 Part 4').click();
    await button('Seen: S2 E4').click();
    await expect.element(page.getByText('1 of 4 seen')).toBeVisible();
    expect(libraryOf(app).episodes[0]?.seasons).toEqual({ '2': `4@${DAY}` });
  });

  it('ticks all of a season that is out, clears all of it, each with one undo (product.md, Shows: whole season)', async () => {
    const { app, told, last } = await showSeason(SECOND, { library: kept({ '2': '2' }) });
    const all = button('All of this season');
    await expect.element(all).toHaveAttribute('aria-pressed', 'false');
    await all.click();
    await expect.element(all).toHaveAttribute('aria-pressed', 'true');
    expect(told).toContain('2 episodes marked as seen');
    expect(libraryOf(app).episodes[0]?.seasons).toEqual({ '2': `1@${DAY},2,3@${DAY}` });
    await expect.element(page.getByText('3 of 3 seen')).toBeVisible();
    await all.click();
    await expect.element(all).toHaveAttribute('aria-pressed', 'false');
    expect(told).toContain('3 episodes no longer marked as seen');
    await expect.element(all).toHaveFocus();
    last()?.action?.run();
    await expect.element(page.getByText('3 of 3 seen')).toBeVisible();
  });

  it('has nothing to tick of a season of which nothing is out', async () => {
    await showSeason(season(2, [episode(1, { air_date: FUTURE })]));
    await expect.element(button('All of this season')).toBeDisabled();
    await expect.element(button('1 Part 1')).toBeEnabled();
  });

  it('counts what the mark of the show says, which becomes ticks where one is cleared (product.md, Shows: clearing)', async () => {
    const marks: Library['marks'] = [{ id: 7, media_type: 'tv', name: 'Nine Dials', seenAt: null }];
    const { app, clock } = await showSeason(SECOND, { library: { marks } });
    await expect.element(page.getByText('3 of 3 seen')).toBeVisible();
    await expect.element(button('Seen: S2 E4')).not.toBeInTheDocument();
    await button('Seen: S2 E2').click();
    await clock.settle();
    await expect.element(page.getByText('2 of 3 seen')).toBeVisible();
    expect(libraryOf(app).marks).toEqual([]);
    expect(libraryOf(app).episodes[0]?.seasons).toEqual({ '1': '1', '2': '1,3' });
  });
});
