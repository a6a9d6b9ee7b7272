import { describe, expect, it } from 'vitest';
import { never } from '#application/ports/catalog/movie-catalog.checks.contract.ts';
import { titleAnswersContract } from '#application/ports/catalog/title-answers.contract.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { DemoTitleAnswers } from './demo-title-answers.ts';
import { DEMO_REGIONS } from './watch/demo-services.ts';

const data = generateCatalogue();
const movies = data.titles.filter(({ type }) => type === 'movie');
const at = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
const datesOf = async (id: number, datesIn: string, clock: ReturnType<typeof at>) => {
  const answers = new DemoTitleAnswers({ data, clock });
  return (await answers.answerOf({ media_type: 'movie', id }, { datesIn }, never())).dates ?? [];
};

const shows = data.titles.filter(({ type, date }) => type === 'tv' && date !== undefined);

titleAnswersContract('DemoTitleAnswers', () => ({
  answers: new DemoTitleAnswers({ data, clock: at('2026-11-21') }),
  movies: movies.slice(0, 40).map(({ id }) => id),
  shows: shows.slice(0, 20).map(({ id }) => id),
  country: 'DE',
  missingId: 999_999,
}));

describe('a movie that is not announced (product.md, Calendar: demo)', () => {
  const unannounced = movies.filter(({ date }) => date === undefined).map(({ id }) => id);
  const outAt = async (day: string, country = 'DE'): Promise<number> => {
    const clock = at(day);
    const all = await Promise.all(unannounced.map((id) => datesOf(id, country, clock)));
    return all.filter(([first]) => first && first.day <= dayOf(clock.now())).length;
  };

  it.each(['2026', '2031'])('comes out as time goes by, whatever year it is: %s', async (year) => {
    const counts = await Promise.all(['01-10', '03-20', '06-20'].map((day) => outAt(`${year}-${day}`)));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[2]).toBeGreaterThan(counts[0]!);
  });

  it('comes out on other days in another country', async () => {
    const id = movies.find(({ date = '' }) => date > '2026-11-21')?.id ?? 0;
    const days = DEMO_REGIONS.map(async ({ code }) => (await datesOf(id, code, at('2026-11-21')))[0]?.day);
    expect(new Set(await Promise.all(days)).size).toBeGreaterThan(2);
  });
});
