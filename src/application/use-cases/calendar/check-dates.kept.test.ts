import { describe, expect, it } from 'vitest';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { openDates, SHOW } from '#fixtures/calendar/open-dates.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedDays, RememberedParts } from '../../ports/memories/title-memory.ts';

const DAY_MS = 86_400_000;
const MOVIE: readonly StoredTitle[] = [{ id: 1, media_type: 'movie' }];

describe('answers are kept (product.md, Calendar: kept)', () => {
  const visit = async (memory: MemoryAnswers<RememberedParts>, clock: VirtualClock, titles: readonly StoredTitle[]) => {
    const { look, what, states, browser } = openDates({ memory, clock });
    const looking = look(titles);
    await clock.advance(5_000);
    looking.unsubscribe();
    return { what: what(), last: states.at(-1), browser };
  };

  it.each<[string, StoredTitle, Partial<RememberedDays>, number, boolean]>([
    ['a movie', { id: 1 }, { dates: [] }, 7 * DAY_MS - 10_000, false],
    ['a movie', { id: 1 }, { dates: [] }, 7 * DAY_MS, true],
    ['a show that goes on', SHOW, { episodes: [] }, DAY_MS - 10_000, false],
    ['a show that goes on', SHOW, { episodes: [] }, DAY_MS, true],
    ['a show that has ended', SHOW, { episodes: [], isOver: true }, 7 * DAY_MS - 10_000, false],
    ['a show that has ended', SHOW, { episodes: [], isOver: true }, 7 * DAY_MS, true],
  ])('of %s: %j %j after %i ms it is asked again: %s', async (_, title, days, afterMs, isAsked) => {
    const memory = new MemoryAnswers<RememberedParts>();
    const clock = new VirtualClock();
    const answeredAt = clock.now().getTime();
    const [key, country] = title.media_type === 'tv' ? ['tv:1396', ''] : ['movie:1', 'DE'];
    memory.answers.set(key, { days: { [country]: { ...days, answeredAt } }, answeredAt });
    await clock.advance(afterMs);
    expect((await visit(memory, clock, [title])).what).toHaveLength(isAsked ? 1 : 0);
  });

  it('and shown without a network, however old they are', async () => {
    const memory = new MemoryAnswers<RememberedParts>();
    const clock = new VirtualClock();
    await visit(memory, clock, [{ id: 1 }, SHOW]);
    await clock.advance(9 * DAY_MS);
    const { look, browser, states, asked } = openDates({ memory, clock });
    browser.online$.next(false);
    look([{ id: 1 }, SHOW]);
    await clock.advance(1_900);
    expect(asked).toEqual([]);
    expect(states.at(-1)).toMatchObject({ checked: 0, total: 2 });
    expect(states.at(-1)?.entries.map(({ day }) => day)).toEqual(['2026-12-12', '2026-12-12']);
  });

  it('for one country: another one is asked about', async () => {
    const { clock, look, what } = openDates();
    look(MOVIE).unsubscribe();
    look(MOVIE, 'DE');
    await clock.advance(2_000);
    look(MOVIE, 'US');
    await clock.advance(2_000);
    look(MOVIE, 'DE');
    await clock.advance(2_000);
    expect(what()).toEqual(['DE 1', 'US 1']);
  });

  it('and a movie stays in the calendar that came out elsewhere before it does here', async () => {
    const memory = new MemoryAnswers<RememberedParts>();
    const clock = new VirtualClock();
    const title = { id: 1, release_date: '2026-11-20' };
    await visit(memory, clock, [title]);
    await clock.advance(16 * DAY_MS);
    const { what, last } = await visit(memory, clock, [title]);
    expect(what).toEqual(['DE 1']);
    expect(last?.entries).toMatchObject([{ kind: 'cinema', day: '2026-12-12' }]);
  });
});
