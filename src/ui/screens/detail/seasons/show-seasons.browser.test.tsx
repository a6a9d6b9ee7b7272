// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { SeasonSummary, TitleDetails } from '#domain/title-details.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { details } from '#fixtures/ui/open-detail.tsx';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { ShowSeasons } from './show-seasons.tsx';

const season = (season_number: number, fields: Partial<SeasonSummary> = {}): SeasonSummary => ({
  season_number,
  name: `Season ${season_number}`,
  episode_count: 10,
  poster_path: null,
  air_date: '2001-05-01',
  ...fields,
});

const SHOW: Partial<TitleDetails> = { id: 7, media_type: 'tv', name: 'Nine Dials' };
const SEASONS = [season(0, { name: 'Specials', episode_count: 1 }), season(1), season(2)];

const open = async (fields: Partial<TitleDetails> = { seasons: SEASONS }, library: Partial<Library> = {}) => {
  const title = details({ ...SHOW, ...fields });
  const harness = await renderWithApp(<ShowSeasons title={title} />, { library: { ...EMPTY_LIBRARY, ...library } });
  const told: string[] = [];
  harness.app.notifications.notifications$.subscribe((shown) => told.push(...shown.map(({ message }) => message)));
  return { ...harness, told };
};

const kept = (seasons: Record<string, string>, stoppedAt?: string): Partial<Library> => ({
  episodes: [{ id: 7, name: 'Nine Dials', seasons, ...(stoppedAt !== undefined && { stoppedAt }) }],
});
const cards = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('the seasons on a show’s page (product.md, Shows: seasons of a show)', () => {
  it('are in their order, specials last, and each leads to its screen', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Seasons' })).toBeVisible();
    const links = page.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tv/7/season/1',
      '/tv/7/season/2',
      '/tv/7/season/0',
    ]);
    expect(cards()).toEqual([
      expect.stringContaining('Season 12001 · 10 episodes'),
      expect.stringContaining('Season 22001 · 10 episodes'),
      expect.stringContaining('Specials2001 · 1 episode'),
    ]);
  });

  it('say how much of them was seen, and that one is lost', async () => {
    await open({ seasons: SEASONS }, kept({ '2': '1-8', '9': '1' }));
    expect(cards()[1]).toContain('2001 · 8 of 10 seen');
    expect(cards()[2]).toContain('Season 9No longer in the catalogue');
  });

  it('mark the one that has what is next, where the show is followed', async () => {
    const { screen } = await open({ seasons: SEASONS }, kept({ '1': '1-10' }));
    expect(cards()).toEqual([
      expect.not.stringContaining('Next'),
      expect.stringContaining('Next · 2001 · 10 episodes'),
      expect.not.stringContaining('Next'),
    ]);
    await expect.element(page.getByRole('link', { name: 'Up next' })).toHaveAttribute('href', '/up-next');
    await screen.unmount();
    await open({ seasons: SEASONS }, kept({ '1': '1-10' }, '2026-01-01T00:00:00Z'));
    expect(cards().join()).not.toContain('Next ·');
  });

  it.each([
    ['no seasons', {}],
    ['an empty list of them', { seasons: [] }],
  ])('are absent where a show has %s', async (_, fields) => {
    const { screen } = await open(fields);
    expect(screen.container.textContent).toBe('');
    expect(screen.container.querySelectorAll('section, h2')).toHaveLength(0);
  });

  it('are text, whatever the provider wrote, and without a year where the date is none', async () => {
    await open({ seasons: [season(1, { name: '<b>Uno</b>', air_date: '9999' }), season(2, { air_date: '' })] });
    await expect.element(page.getByText('<b>Uno</b>')).toBeVisible();
    expect(cards()).toEqual([
      expect.stringMatching(/<\/b>10 episodes$/),
      expect.stringMatching(/Season 210 episodes$/),
    ]);
  });
});

describe('following a show on its page (product.md, Shows: following)', () => {
  it('is offered where something of it was seen, and only there', async () => {
    const { screen } = await open();
    expect(page.getByRole('button', { name: /follow/i }).elements()).toEqual([]);
    await screen.unmount();
    await open({ seasons: SEASONS }, kept({ '1': '1' }));
    await expect.element(button('Stop following')).toBeVisible();
  });

  it('is stopped and taken up again by keyboard, and keeps the ticks', async () => {
    const { app, told } = await open({ seasons: SEASONS }, kept({ '1': '1' }));
    (button('Stop following').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Follow again')).toHaveFocus();
    expect(told).toContain('You no longer follow Nine Dials');
    expect(libraryOf(app).episodes).toMatchObject([{ seasons: { '1': '1' } }]);
    expect(libraryOf(app).episodes[0]).toHaveProperty('stoppedAt');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Stop following')).toBeVisible();
    expect(told).toContain('You follow Nine Dials again');
    expect(libraryOf(app).episodes).toEqual([{ id: 7, name: 'Nine Dials', seasons: { '1': '1' } }]);
  });

  it('leaves the focus at the heading where nothing is kept of the show any more', async () => {
    await open({ seasons: SEASONS }, kept({}, '2026-01-01T00:00:00Z'));
    await button('Follow again').click();
    await expect.element(button('Follow again')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Seasons' })).toHaveFocus();
  });

  it('is told where its code does not come', async () => {
    const { app, told } = await open({ seasons: SEASONS }, kept({ '1': '1' }));
    vi.spyOn(app.library, 'open').mockRejectedValue(new TypeError('Failed to fetch'));
    await button('Stop following').click();
    await expect.poll(() => told).toContain('This could not be done. Check your connection, and try again.');
    await expect.element(button('Stop following')).toBeVisible();
  });
});
