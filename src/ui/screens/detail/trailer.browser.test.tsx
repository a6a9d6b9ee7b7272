import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Video } from '#domain/video.ts';
import { failing, openDetail, trailer } from '#fixtures/ui/open-detail.tsx';

const never = () => new Promise<never>(() => {});
const watchNow = page.getByRole('button', { name: 'Watch Now' });
const dialog = page.getByRole('dialog', { name: 'Trailer' });
const player = () => document.querySelector('iframe');

const watch = async (fetchVideos: () => Promise<readonly Video[]>) => {
  const harness = await openDetail({ fetchVideos });
  await harness.clock.advance(6_000);
  await watchNow.click();
  await expect.element(dialog).toBeVisible();
  return harness;
};

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('the trailer', () => {
  it('is loading until the videos are known', async () => {
    await watch(never);
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Loading...');
    expect(player()).toBeNull();
  });

  it('plays in the embedded player, starting by itself (product.md, Trailer: player)', async () => {
    await watch(() => Promise.resolve([{ ...trailer, key: 'teaser', type: 'Teaser' }, trailer]));
    await expect.poll(player).not.toBeNull();
    expect(player()).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/a%2Fb%3Fc?autoplay=1&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`,
    );
    expect(player()).toHaveAttribute('title', 'Trailer of The Lamplighter’s Afternoon');
    expect(player()).toHaveAttribute('allow', 'autoplay; encrypted-media; picture-in-picture; fullscreen');
    expect(player()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    // Only values that every browser knows: others cause complaints on the console.
    expect(player()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  });

  it('has no player before it is opened and after it is closed', async () => {
    await openDetail();
    await expect.element(watchNow).toBeVisible();
    expect(player()).toBeNull();
    await watchNow.click();
    await expect.poll(player).not.toBeNull();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(player).toBeNull();
  });

  it.each([
    ['there are no videos', []],
    ['none can be played here', [{ ...trailer, site: 'Vimeo' }]],
  ])('is missing where %s (product.md, Trailer: no video)', async (_, videos) => {
    await watch(() => Promise.resolve(videos));
    await expect.element(dialog.getByRole('heading', { name: 'No Video Available' })).toBeVisible();
    await expect
      .element(dialog.getByText('Video content is not available for this title', { exact: true }))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  // product.md, Trailer: error.
  it('is unavailable where the videos cannot be loaded, and can be tried again', async () => {
    let isDown = true;
    await watch(() => (isDown ? failing(503)() : Promise.resolve([trailer])));
    await expect.element(dialog.getByRole('heading', { name: 'Video Unavailable' })).toBeVisible();
    await expect.element(dialog.getByText('Unable to load video content', { exact: true })).toBeVisible();
    isDown = false;
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(player).not.toBeNull();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('plays where the browser says that it is offline (product.md, Errors and retry: offline)', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await watch(() => Promise.resolve([trailer]));
    await expect.poll(player).not.toBeNull();
    online.mockRestore();
  });

  it.each([
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the backdrop', () => userEvent.click(document.documentElement, { position: { x: 8, y: 450 } })],
  ])('is closed by %s, and focus returns to Watch Now (product.md, Trailer: player)', async (_, close) => {
    await watch(() => Promise.resolve([]));
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(watchNow).toHaveFocus();
  });

  it('is black in both themes', async () => {
    document.documentElement.dataset['theme'] = 'light';
    await watch(() => Promise.resolve([]));
    expect(getComputedStyle(dialog.element()).backgroundColor).toBe('rgb(5, 8, 7)');
    delete document.documentElement.dataset['theme'];
  });
});

describe('a player that plays nothing', () => {
  const others = [trailer, { ...trailer, key: 'clip', name: 'The Staircase', type: 'Clip' }];
  /** Has the player's frame say something, as YouTube's does. */
  const say = (message: object, origin = 'https://www.youtube-nocookie.com') => {
    const source = player()?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
  };
  const youtube = dialog.getByRole('link', { name: 'Watch on YouTube' });

  // product.md, Trailer: YouTube.
  it.each([
    ['a video plays', others, 'https://www.youtube.com/watch?v=a%2Fb%3Fc'],
    ['there is none', [], 'https://www.youtube.com/results?search_query='],
  ])('or that plays, has the way to YouTube beside it where %s', async (_, videos, address) => {
    await watch(() => Promise.resolve(videos));
    await expect.element(youtube).toHaveAttribute('href', expect.stringContaining(address));
    await expect.element(youtube).toHaveAttribute('target', '_blank');
    await expect.element(youtube).toHaveAttribute('rel', 'noopener noreferrer');
  });

  // product.md, Trailer: other videos.
  it.each([
    [150, 'Its owner lets it be watched on YouTube only.'],
    [100, 'It is private, or no longer on YouTube.'],
    [5, 'YouTube could not play it here.'],
  ])('says why after error %i, and another video can be chosen', async (info, reason) => {
    await watch(() => Promise.resolve(others));
    await expect.poll(player).not.toBeNull();
    say({ event: 'onError', info });
    await expect.element(dialog.getByRole('heading', { name: 'This video cannot play here' })).toBeVisible();
    await expect.element(dialog.getByText(`${reason} Watch it on YouTube, or choose another video.`)).toBeVisible();
    expect(player()).toBeNull();
    await dialog.getByLabelText('Video').selectOptions('The Staircase (Clip)');
    await expect.poll(() => player()?.src).toContain('/embed/clip?');
    await expect.element(youtube).toHaveAttribute('href', 'https://www.youtube.com/watch?v=clip');
    // Nothing of the former is said of this one.
    await expect.element(dialog.getByText(reason)).not.toBeInTheDocument();
  });

  it('is not made to by a page of another origin', async () => {
    await watch(() => Promise.resolve(others));
    await expect.poll(player).not.toBeNull();
    say({ event: 'onError', info: 150 }, 'https://elsewhere.example');
    await expect.element(dialog.getByText('This video cannot play here')).not.toBeInTheDocument();
    expect(player()).not.toBeNull();
  });
});
