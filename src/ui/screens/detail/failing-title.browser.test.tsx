import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { details, failing, openDetail, valueBeside } from '#fixtures/ui/open-detail.tsx';

const never = () => new Promise<never>(() => {});
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('a part that fails', () => {
  it.each([
    ['fetchCredits', 'Credits'],
    ['fetchSimilar', 'More Like This'],
    ['fetchRecommendations', 'Recommended Movies'],
  ] as const)('%s is told in its place, after three retries, and can be tried again', async (call, section) => {
    let isDown = true;
    const recovers = vi.fn(() => (isDown ? failing(503)() : never()));
    const { clock } = await openDetail({ [call]: recovers });
    await clock.advance(6_000);
    expect(recovers).toHaveBeenCalledTimes(4);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The Lamplighter’s Afternoon');
    await expect.element(heading(`Failed to Load ${section}`)).toBeInTheDocument();
    await expect
      .element(page.getByText(`We couldn't load the ${section} content. Please try again.`))
      .toBeInTheDocument();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(recovers).toHaveBeenCalledTimes(5);
    await expect.element(heading(`Failed to Load ${section}`)).not.toBeInTheDocument();
    expect(document.activeElement?.tagName).toBe('H2');
  });

  it('leaves the details what they know without credits', async () => {
    const { clock } = await openDetail({ fetchCredits: failing(500) });
    await clock.advance(6_000);
    await expect.element(heading('Failed to Load Credits')).toBeInTheDocument();
    expect([valueBeside('Director'), valueBeside('Genres'), valueBeside('Revenue')]).toEqual([
      undefined,
      'Drama, Comedy',
      '$18,400,000',
    ]);
  });

  it('leaves the rest of the page when the details themselves fail', async () => {
    let isDown = true;
    const { clock } = await openDetail({
      fetchDetails: () => (isDown ? failing(500)() : Promise.resolve(details())),
    });
    await clock.advance(6_000);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Failed to Load Details');
    await expect.poll(() => document.title).toBe('Failed to Load Details, Matinee');
    await expect.element(page.getByText("We couldn't load the Details content. Please try again.")).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Concrete Swans' })).toBeInTheDocument();
    isDown = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The Lamplighter’s Afternoon');
  });
});

describe('what is not there (product.md, Detail: not found)', () => {
  const checkNotFound = async () => {
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Content Not Found');
    await expect.element(page.getByText('The requested content could not be found.')).toBeVisible();
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  };

  it('a title the provider does not have, asked for once', async () => {
    const fetchDetails = vi.fn(failing(404));
    await openDetail({ fetchDetails });
    await checkNotFound();
    expect(fetchDetails).toHaveBeenCalledOnce();
  });

  it.each(['abc', '0', '1.5', '-3', '99999999999999999999'])('the id %s, which is never asked for', async (id) => {
    const fetchDetails = vi.fn(never);
    await openDetail({ fetchDetails }, { at: `/movie/${id}` });
    await checkNotFound();
    expect(fetchDetails).not.toHaveBeenCalled();
  });

  it.each(['trending', 'collection'])('a title under /%s', async (explore) => {
    await openDetail({}, { at: `/${explore}/1` });
    await checkNotFound();
  });
});
