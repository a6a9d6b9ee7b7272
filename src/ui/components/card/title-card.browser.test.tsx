import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleCard } from './title-card.tsx';

const card = async (title = aTitle(), rank?: number) =>
  (
    await renderWithApp(
      <ul>
        <TitleCard title={title} rank={rank} />
      </ul>,
    )
  ).screen;

describe('the card of a title', () => {
  it('is one link, named by the title, to the page of the title (product.md, Cards: link)', async () => {
    const screen = await card(aTitle({ id: 7, title: 'Dust Parade' }));
    await expect.element(screen.getByRole('link')).toHaveAccessibleName('Dust Parade');
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/movie/7');
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Dust Parade' })).toBeVisible();
  });

  it('leads to /tv for a show', async () => {
    const screen = await card(aTitle({ id: 7, media_type: 'tv' }));
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/tv/7');
  });

  it.each([
    ['the year and Movie', aTitle({ release_date: '2025-06-20' }), '2025 · Movie'],
    ['the year and TV Show', aTitle({ media_type: 'tv', first_air_date: '2019-01-01' }), '2019 · TV Show'],
    ['Coming Soon for what is not out yet', aTitle({ release_date: '2026-11-22' }), 'Coming Soon · Movie'],
    ['Coming Soon where no date is known', aTitle({ release_date: '' }), 'Coming Soon · Movie'],
  ])('shows %s', async (_, title, text) => {
    const screen = await card({ ...title, vote_average: 0 });
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(text);
  });

  it('shows its place in a ranked row (product.md, Cards: rank)', async () => {
    const screen = await card(aTitle(), 12);
    await expect.element(screen.getByText('#12')).toBeVisible();
  });

  it('shows no place elsewhere', async () => {
    const screen = await card();
    expect(screen.container.textContent).not.toContain('#');
  });

  it('says that there is no image (product.md, Cards: poster)', async () => {
    const screen = await card(aTitle({ poster_path: null, title: 'Dust Parade' }));
    await expect.element(screen.getByText('No image found')).toBeVisible();
    await expect.element(screen.getByRole('link')).toHaveAccessibleName('Dust Parade');
  });

  it('says so too when the image cannot be loaded', async () => {
    const screen = await card();
    await expect.element(screen.getByText('No image found')).not.toBeInTheDocument();
    screen.container.querySelector('img')?.dispatchEvent(new Event('error'));
    await expect.element(screen.getByText('No image found')).toBeVisible();
  });

  it('lets a right-to-left title run its way', async () => {
    const screen = await card(aTitle({ title: 'תוכנית אחר הצהריים' }));
    const heading = screen.getByRole('heading').element();
    expect(getComputedStyle(heading).direction).toBe('rtl');
  });

  it('keeps its height whatever the length of its title', async () => {
    const { screen } = await renderWithApp(
      <div style={{ width: '10rem' }}>
        <ul>
          <TitleCard title={aTitle({ title: 'Short' })} />
        </ul>
        <ul>
          <TitleCard title={aTitle({ title: 'A title whose name runs to three lines and is cut after two' })} />
        </ul>
      </div>,
    );
    const [short, long] = [...screen.container.querySelectorAll('li')].map(
      (each) => each.getBoundingClientRect().height,
    );
    expect(short).toBeCloseTo(long ?? 0, 0);
  });
});
