import { describe, expect, it } from 'vitest';
import type { DatesCheck } from '#application/use-cases/calendar/check-dates.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { shownAfter, type ShownCheck } from './shown-check.ts';

const REQUEST = { titles: [], region: 'DE' };
const OTHER = { titles: [], region: 'US' };
const entry = (id: number): CalendarEntry => ({
  type: 'release',
  kind: 'home',
  title: { id, media_type: 'movie' },
  day: '2026-12-04',
});
const aCheck = (more: Partial<DatesCheck> = {}): DatesCheck => ({
  entries: [entry(1)],
  undated: [],
  today: '2026-12-01',
  checked: 1,
  total: 2,
  hasAnswers: true,
  isFailing: false,
  ...more,
});
const showing = (check: DatesCheck | undefined, isWaiting = false): ShownCheck => ({
  request: REQUEST,
  check,
  isWaiting,
});
const NEWER = aCheck({ entries: [entry(1), entry(2)], checked: 2 });

describe('what the calendar shows after a check (product.md, Calendar: new dates)', () => {
  it.each<[string, ShownCheck | undefined, DatesCheck, boolean]>([
    ['the first one, of which something is remembered', undefined, aCheck(), true],
    ['not the first one, where nothing is known', undefined, aCheck({ checked: 0, hasAnswers: false }), false],
    [
      'the first one, where there is nothing to ask',
      undefined,
      aCheck({ checked: 0, total: 0, hasAnswers: false }),
      true,
    ],
    ['not a further one, while nothing was known', showing(undefined, true), aCheck(), false],
    ['the whole one, where nothing was known', showing(undefined, true), NEWER, true],
    ['what is known when the provider fails', showing(undefined, true), aCheck({ isFailing: true }), true],
    ['not new lines among those that are shown', showing(aCheck()), NEWER, false],
    ['not those without a line that is shown', showing(NEWER), aCheck({ entries: [] }), false],
    ['the same lines', showing(aCheck()), aCheck({ checked: 2 }), true],
    ['another day', showing(aCheck()), { ...NEWER, today: '2026-12-02' }, true],
  ])('is %s', (_, shown, check, isShown) => {
    expect(shownAfter(shown, REQUEST, check).check === check).toBe(isShown);
  });

  it('stays where titles are called otherwise by now: they are no others, and no line moves (product.md, Titles in one’s language: change)', () => {
    const inEnglish = { titles: [{ id: 1, title: 'Low Tide' }], region: 'DE' };
    const inGerman = { titles: [{ id: 1, title: 'Ebbe' }], region: 'DE' };
    const entries = (title: string) => [{ ...entry(1), title: { id: 1, title } }];
    const last: ShownCheck = {
      request: inEnglish,
      check: aCheck({ entries: entries('Low Tide') }),
      isWaiting: false,
    };
    const same = shownAfter(last, inGerman, aCheck({ entries: entries('Ebbe'), checked: 2 }));
    expect(same.check).toMatchObject({ checked: 2, entries: [{ title: { title: 'Low Tide' } }] });
    const more = aCheck({ entries: [...entries('Ebbe'), entry(2)], checked: 2 });
    expect(shownAfter(last, inGerman, more).check).toBe(last.check);
    expect(shownAfter(last, { ...inGerman, attempt: 1 }, more).check).toBe(more);
  });

  it('keeps the lines of another request until the new one is known', () => {
    const last = aCheck();
    const waiting = shownAfter(
      { request: OTHER, check: last, isWaiting: false },
      REQUEST,
      aCheck({ hasAnswers: false, checked: 0 }),
    );
    expect(waiting).toEqual({ request: REQUEST, check: last, isWaiting: true });
    expect(shownAfter(waiting, REQUEST, NEWER).check).toBe(NEWER);
  });
});
