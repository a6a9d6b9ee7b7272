import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { openCalendar } from '#fixtures/ui/open-calendar.tsx';
import { aSaved } from '#fixtures/ui/open-library-screen.tsx';

const date = (kind: ReleaseDate['kind'], day: string): ReleaseDate => ({ kind, day });
const MOVIE = aSaved({ id: 1, media_type: 'movie', title: 'Dust Parade', release_date: '2026-12-10' });
const SHOW = aSaved({ id: 1396, media_type: 'tv', name: 'Nine Dials', title: '' });
const GERMAN = async (): Promise<readonly ReleaseDate[]> => [date('cinema', '2026-11-24'), date('home', '2027-03-03')];

beforeEach(() => page.viewport(1280, 900));

describe('the calendar (product.md, Calendar: screen)', () => {
  it('has each kind of date as a line of its own, by weeks, with a link to the title (product.md, Calendar: lines)', async () => {
    const { until, lines, headings } = await openCalendar({ watchlist: [MOVIE, SHOW] }, { datesOf: GERMAN });
    await until(() => expect(headings()).toEqual(['Next week', 'December 7 to December 13', 'March 2027']));
    expect(lines()).toEqual([
      'Dust Parade | In cinemas | Tuesday, November 24',
      'Nine Dials | S2 E5 Salt | Saturday, December 12',
      'Dust Parade | At home | Wednesday, March 3, 2027',
    ]);
    const link = page.getByRole('list', { name: 'Next week' }).getByRole('link', { name: 'Dust Parade' });
    await expect.element(link).toHaveAttribute('href', '/movie/1');
    await expect.element(page.getByText('3 dates')).toBeVisible();
    expect(document.title).toBe('Calendar, Matinee');
  });

  it('says the language of an episode’s name (product.md, Titles in one’s language: parts)', async () => {
    const next_episode = { season_number: 2, episode_number: 5, name: 'ملح', air_date: '2026-12-12' };
    const show = { next_episode: { ...next_episode, name_language: 'ar' } };
    const { until, lines } = await openCalendar({ watchlist: [SHOW] }, { show });
    await until(() => expect(lines()).toEqual(['Nine Dials | S2 E5 ملح | Saturday, December 12']));
    const name = page.getByText('ملح', { exact: true });
    await expect.element(name).toHaveAttribute('lang', 'ar');
    await expect.element(name).toHaveAttribute('dir', 'rtl');
  });

  it('says what is just out, and that it is today (product.md, Calendar: just out)', async () => {
    const datesOf = async () => [date('cinema', '2026-11-10'), date('home', '2026-11-21')];
    const { until, lines, headings } = await openCalendar({ watchlist: [MOVIE] }, { datesOf });
    await until(() => expect(headings()).toEqual(['Just out']));
    expect(lines()).toEqual(['Dust Parade | At home | Today', 'Dust Parade | In cinemas | Tuesday, November 10']);
  });

  it('has the day as a block at the left, once for all that comes out on it, and its kind by icon and word (product.md, Calendar: days)', async () => {
    const other = aSaved({ id: 2, media_type: 'movie', title: 'Low Tide' });
    const datesOf = async () => [date('cinema', '2026-11-21'), date('disc', '2026-12-05')];
    const { until } = await openCalendar({ watchlist: [MOVIE, other] }, { datesOf });
    await until(() => expect(document.querySelectorAll('time')).toHaveLength(2));
    const days = [...document.querySelectorAll('time')].map((day) => [
      [...day.children].map(({ textContent }) => textContent),
      day.parentElement?.querySelectorAll('h3').length,
      day.parentElement?.querySelectorAll('p svg').length,
    ]);
    expect(days).toEqual([
      [['Today', 'Today', '21'], 2, 2],
      [['Saturday, December 5', 'Sat', '5'], 2, 2],
    ]);
  });

  it('has what is to come on no day yet last, once that is known (product.md, Calendar: no day yet)', async () => {
    const unknown = aSaved({ id: 2, media_type: 'movie', title: 'Low Tide', release_date: '' });
    const { until, headings } = await openCalendar({ watchlist: [MOVIE, unknown] });
    await until(() => expect(headings()).toEqual(['December 7 to December 13', 'No day yet']));
    await expect
      .element(page.getByRole('region', { name: 'No day yet' }))
      .toHaveTextContent(/1 title.*Low Tide.*Movie/);
    await expect.element(page.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', '/movie/2');
  });

  it('has months beside the weeks from 1180 px on, and below them on a phone', async () => {
    const { until } = await openCalendar({ watchlist: [MOVIE] }, { datesOf: GERMAN });
    await until(() => expect(document.querySelectorAll('h2')).toHaveLength(2));
    const topOf = (name: string) => page.getByRole('heading', { name }).element().getBoundingClientRect().top;
    expect(Math.abs(topOf('March 2027') - topOf('Next week'))).toBeLessThan(8);
    await page.viewport(390, 844);
    expect(topOf('March 2027')).toBeGreaterThan(topOf('Next week') + 50);
  });

  it('says how far it is checked, and no more once it is whole (product.md, Calendar: asked)', async () => {
    const watchlist = Array.from({ length: 12 }, (_, at) => aSaved({ id: at + 1, media_type: 'movie' }));
    let answer: () => void = () => undefined;
    const answered = new Promise<readonly ReleaseDate[]>((resolve) => {
      answer = () => resolve([]);
    });
    const { until } = await openCalendar({ watchlist }, { datesOf: () => answered });
    await until(() => expect(document.body.textContent).toContain('Checked 0 of 12'));
    answer();
    await until(() => expect(document.body.textContent).toContain('0 dates'));
    expect(document.body.textContent).not.toContain('Checked');
  });

  it('shows 100 lines at first, and the focus follows those that are shown later (product.md, Calendar: order)', async () => {
    const watchlist = Array.from({ length: 150 }, (_, at) =>
      aSaved({ id: at + 1, media_type: 'movie', release_date: `2027-0${1 + (at % 9)}-15` }),
    );
    const { until, lines } = await openCalendar({ watchlist }, { languages: ['en'] });
    await until(() => expect(lines()).toHaveLength(102));
    await page.getByRole('button', { name: 'Show later dates' }).click();
    await expect.poll(lines).toHaveLength(150);
    await expect.element(page.getByRole('heading', { name: 'July 2027' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Show later dates' })).not.toBeInTheDocument();
  });
});

describe('the country (product.md, Calendar: country)', () => {
  it('is that of the visitor, and can be changed', async () => {
    const datesOf = async (_: number, country: string) =>
      country === 'DE' ? GERMAN() : [date('cinema', '2026-12-18')];
    const { until, lines } = await openCalendar({ watchlist: [MOVIE] }, { datesOf });
    await until(() => expect(lines()).toHaveLength(2));
    await page.getByRole('button', { name: 'Germany, no services' }).click();
    await page.getByLabelText('Country').selectOptions('United States');
    await userEvent.keyboard('{Escape}');
    await until(() => expect(lines()).toEqual(['Dust Parade | In cinemas | Friday, December 18']));
  });

  it('is asked for where none is named: no movie is asked about, and its own date is shown', async () => {
    const { until, lines, asked } = await openCalendar({ watchlist: [MOVIE] }, { datesOf: GERMAN, languages: ['en'] });
    await until(() => expect(lines()).toEqual(['Dust Parade | First release | Thursday, December 10']));
    await expect.element(page.getByText('Where do you watch?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Choose your country' })).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('collections (product.md, Calendar: collections)', () => {
  it('count where they are chosen, at once', async () => {
    const collections = [{ id: '7', name: 'Noir', description: '', movies: [MOVIE] }];
    const { until, lines, app } = await openCalendar({ collections }, { datesOf: GERMAN });
    await until(() => expect(document.body.textContent).toContain('Your calendar is empty'));
    expect(app.library.library.preferences).toEqual(EMPTY_LIBRARY.preferences);
    await page.getByRole('button', { name: 'Choose collections' }).click();
    await page.getByRole('checkbox', { name: 'Noir 1 title' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await until(() => expect(lines()).toHaveLength(2));
    expect(app.library.library.preferences.calendarCollections).toEqual(['7']);
    await page.getByRole('button', { name: 'Choose collections' }).click();
    await page.getByRole('checkbox', { name: 'Noir 1 title' }).click();
    expect(app.library.library.preferences.calendarCollections).toEqual([]);
  });
});

describe('collections before the library is there (product.md, Calendar: collections)', () => {
  it('cannot be chosen yet: a press would write over the choice that is kept', async () => {
    const collections = [{ id: '7', name: 'Noir', description: '', movies: [MOVIE] }];
    const preferences = { ...EMPTY_LIBRARY.preferences, calendarCollections: ['7'] };
    const { pass } = await openCalendar({ collections, preferences }, { isLoaded: false });
    await page.getByRole('button', { name: 'Choose collections' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose collections' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await pass(1_000);
    await expect.element(dialog.getByRole('checkbox', { name: 'Noir 1 title' })).toBeChecked();
  });
});

describe('where there is nothing (product.md, Calendar: empty)', () => {
  it('is said what to do', async () => {
    const { until } = await openCalendar({});
    await until(() => expect(document.body.textContent).toContain('Your calendar is empty'));
    const link = page.getByRole('link', { name: 'See what is coming soon' });
    await expect.element(link).toHaveAttribute('href', '/coming-soon');
  });

  it.each([1280, 390])('are the ways of an empty list, and no row of controls, %i px wide', async (width) => {
    await page.viewport(width, 900);
    const { until } = await openCalendar({ collections: [{ id: '7', name: 'Noir', description: '', movies: [] }] });
    await until(() => expect(document.body.textContent).toContain('Your calendar is empty'));
    const names = [...document.querySelectorAll('main button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Bring your lists']);
    await page.getByRole('button', { name: 'Bring your lists' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Bring your lists' })).toBeVisible();
  });

  it('is said that nothing of the lists is to come', async () => {
    const { until } = await openCalendar({ watchlist: [aSaved({ id: 1, release_date: '1999-03-31' })] });
    await until(() => expect(document.body.textContent).toContain('Nothing comes out soon'));
    expect(page.getByRole('button', { name: 'Bring your lists' }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Choose collections' })).toBeVisible();
  });

  it('is not said while it is loaded', async () => {
    const { screen } = await openCalendar({}, { isLoaded: false });
    await expect.element(screen.getByText('Loading...')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('Your calendar is empty');
  });
});

describe('a failure (product.md, Calendar: failure)', () => {
  it('is one sentence above what is known, and can be tried again', async () => {
    let isDown = true;
    const datesOf = async () => {
      if (isDown) throw new CatalogError({ kind: 'http', status: 503 });
      return GERMAN();
    };
    const { until, lines, pass, asked } = await openCalendar({ watchlist: [MOVIE] }, { datesOf });
    await until(() => expect(asked).toHaveBeenCalled());
    await pass(10_000);
    await until(() => expect(document.body.textContent).toContain('Some dates could not be loaded.'));
    expect(lines()).toEqual(['Dust Parade | First release | Thursday, December 10']);
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await until(() => expect(lines()).toHaveLength(2));
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('costs nothing that the device knows (product.md, Calendar: kept)', async () => {
    const titleMemory = new MemoryAnswers<RememberedParts>();
    const answeredAt = Date.parse('2026-11-01');
    titleMemory.answers.set('movie:1', { days: { DE: { dates: await GERMAN(), answeredAt } }, answeredAt });
    const { until, lines } = await openCalendar(
      { watchlist: [MOVIE] },
      { titleMemory, datesOf: () => Promise.reject(new CatalogError({ kind: 'network' })) },
    );
    await until(() => expect(lines()).toHaveLength(2));
  });
});
