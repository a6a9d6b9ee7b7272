import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { details, openDetail, valueBeside } from '#fixtures/ui/open-detail.tsx';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const article = () => page.getByRole('article').element();

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('the detail screen', () => {
  it('shows every field of a movie (product.md, Detail: facts)', async () => {
    await openDetail();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The Lamplighter’s Afternoon');
    await expect.element(page.getByText('Every light goes out once.')).toBeVisible();
    await expect.element(page.getByText('Two brothers keep a seaside picture house alive.')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Poster of The Lamplighter’s Afternoon' })).toBeVisible();
    expect(article().querySelector('img[width="1280"][height="720"]')).toBeInTheDocument();
    expect({
      Rating: valueBeside('Rating'),
      Runtime: valueBeside('Runtime'),
      Year: valueBeside('Year'),
      Status: valueBeside('Status'),
      Director: valueBeside('Director'),
      Writers: valueBeside('Writers'),
      Genres: valueBeside('Genres'),
      'Release date': valueBeside('Release date'),
      Revenue: valueBeside('Revenue'),
    }).toEqual({
      Rating: '8.4 3,120 votes',
      Runtime: '1h 52m',
      Year: '2025',
      Status: 'Released',
      Director: 'Ines Okafor',
      Writers: 'Paul Stevin, Ines Okafor',
      Genres: 'Drama, Comedy',
      'Release date': 'June 20, 2025',
      Revenue: '$18,400,000',
    });
  });

  it('shows what shows have (product.md, Detail: crew)', async () => {
    const show = details({
      media_type: 'tv',
      created_by: [
        { id: 1, name: 'Ada Quill' },
        { id: 2, name: 'Milo Colt' },
      ],
      status: 'Returning Series',
    });
    const fetchDetails = vi.fn(() => Promise.resolve(show));
    await openDetail({ fetchDetails }, { at: '/tv/1' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Station Marigold');
    expect(fetchDetails).toHaveBeenCalledExactlyOnceWith({ media_type: 'tv', id: 1 }, expect.any(AbortSignal));
    expect(valueBeside('Created by')).toBe('Ada Quill, Milo Colt');
    expect(valueBeside('Release date')).toBe('March 1, 2025');
    await expect.element(heading('Recommended Shows')).toBeVisible();
    await expect.element(heading('Recommended Movies')).not.toBeInTheDocument();
  });

  it('names the page after the title and describes it by the overview', async () => {
    await openDetail();
    await expect.poll(() => document.title).toBe('The Lamplighter’s Afternoon, Matinee');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Two brothers keep a seaside picture house alive.',
    );
  });

  it('shows the first 12 cast members that have a photo, each leading to the person', async () => {
    await openDetail();
    const cast = page.getByRole('list', { name: 'Cast' });
    await expect
      .element(cast.getByRole('link', { name: 'Player 1', exact: true }))
      .toHaveAttribute('href', '/person/1');
    const links = cast.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(
      [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((number) => `Player ${number}`),
    );
    await expect.element(cast.getByText('Part 13')).toBeInTheDocument();
  });

  it('ends in the rows More Like This and Recommended Movies (product.md, Detail: rows)', async () => {
    await openDetail();
    await expect.element(heading('More Like This')).toBeInTheDocument();
    heading('More Like This').element().scrollIntoView();
    await expect.element(page.getByRole('link', { name: 'Concrete Swans' })).toHaveAttribute('href', '/movie/2');
    await expect.element(heading('Recommended Movies')).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Brass Lullaby' })).toHaveAttribute('href', '/movie/3');
  });

  it('shows markup as text, each text in its own direction (product.md, General: texts)', async () => {
    await openDetail({
      fetchDetails: () => Promise.resolve(details({ title: '<b>ليلة</b> في السينما', overview: '<script>x</script>' })),
    });
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('<b>ليلة</b> في السينما');
    await expect.element(title).toHaveAttribute('dir', 'auto');
    await expect.element(page.getByText('<script>x</script>')).toHaveAttribute('dir', 'auto');
  });

  it('wraps a name of one endless word instead of widening the page', async () => {
    await page.viewport(390, 844);
    await openDetail({ fetchDetails: () => Promise.resolve(details({ title: 'x'.repeat(300) })) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).element().scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('sharing', () => {
  it('copies the link where there is no share sheet, and says so', async () => {
    const copy = vi.fn(() => Promise.resolve());
    const { app } = await openDetail({}, { browser: { canShare: false, copy } });
    await page.getByRole('button', { name: 'Share' }).click();
    expect(copy).toHaveBeenCalledExactlyOnceWith(window.location.href);
    const shown: string[] = [];
    app.notifications.notifications$
      .subscribe((list) => shown.push(...list.map(({ message }) => message)))
      .unsubscribe();
    expect(shown).toEqual(['Link copied to clipboard!']);
  });

  it('opens the share sheet where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    await openDetail({}, { browser: { canShare: true, share } });
    await page.getByRole('button', { name: 'Share' }).click();
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'The Lamplighter’s Afternoon',
      url: window.location.href,
    });
  });
});
