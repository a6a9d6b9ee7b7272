import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MarkTitle } from './mark-title.ts';
import { RateTitle } from './rate-title.ts';

const dust = { id: 7, title: 'Dust Parade' };
const heat = { id: 8, title: 'Heat' };

const setup = () => {
  const { deps, library, clock, messages } = libraryDeps();
  const leaving$ = new Subject<void>();
  const ratings = () => library().marks.map(({ id, rating }) => [id, rating]);
  const appended: unknown[] = [];
  const loader = { appendNow: () => appended.push(ratings()) };
  const rateTitle = new RateTitle({ clock, browser: { leaving$ }, loader }, new MarkTitle(deps));
  return { rateTitle, ratings, clock, messages, leaving$, appended };
};

describe('rating a title (product.md, Marks: rating)', () => {
  it('keeps the rating that the visitor stays with, 400 ms later, and says it once', async () => {
    const { rateTitle, ratings, clock, messages } = setup();
    for (const rating of [3, 4, 5, 6]) {
      rateTitle.execute(dust, rating);
      await clock.advance(399);
    }
    expect(ratings()).toEqual([]);
    await clock.advance(1);
    expect(ratings()).toEqual([[7, 6]]);
    expect(messages()).toEqual([['success', 'Rated 6 of 10']]);
    await clock.advance(1_000);
    expect(ratings()).toEqual([[7, 6]]);
  });

  it('keeps a rating at once when another title is rated', async () => {
    const { rateTitle, ratings, clock } = setup();
    rateTitle.execute(dust, 3);
    rateTitle.execute(heat, 9);
    expect(ratings()).toEqual([[7, 3]]);
    await clock.advance(400);
    expect(ratings()).toEqual(
      expect.arrayContaining([
        [7, 3],
        [8, 9],
      ]),
    );
  });

  it('keeps and appends a rating at once when the page is left', async () => {
    const { rateTitle, clock, leaving$, appended, messages } = setup();
    rateTitle.execute(dust, 3);
    leaving$.next();
    leaving$.next();
    await clock.advance(1_000);
    expect(appended).toEqual([[[7, 3]]]);
    expect(messages()).toEqual([['success', 'Rated 3 of 10']]);
  });

  it('removes a rating, and one that is not kept yet is not kept', async () => {
    const { rateTitle, ratings, clock } = setup();
    rateTitle.execute(dust, 3);
    rateTitle.clear(dust);
    await clock.advance(1_000);
    expect(ratings()).toEqual([]);
    rateTitle.execute(dust, 3);
    await clock.advance(400);
    rateTitle.clear(dust);
    expect(ratings()).toEqual([]);
  });
});
