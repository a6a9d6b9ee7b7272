import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { preferMotion } from '#fixtures/ui/prefer-motion.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { RotatingBanner } from './rotating-banner.tsx';

const NAMES = ['First', 'Second', 'Third'];
const titles = NAMES.map((title, place) =>
  aTitle({ id: place + 1, title, overview: `About ${title}`, backdrop_path: `/${title}.svg` }),
);

const banner = (shown = titles) => renderWithApp(<RotatingBanner titles={shown} />);

const slide = () => page.getByRole('group');
const expectSlide = async (name: string) => {
  await expect.element(slide().getByRole('heading', { level: 2 })).toHaveTextContent(name);
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src.split('#/')[1]);

/** Moves the pointer off the banner, where the test before may have left it. */
const pointElsewhere = () => userEvent.hover(document.documentElement, { position: { x: 1, y: 890 } });

beforeEach(async () => {
  await page.viewport(1280, 900);
  await preferMotion('no-preference');
  await pointElsewhere();
});
afterEach(() => preferMotion('reduce'));

describe('the banner (product.md, Home: banner)', () => {
  it('advances every 5 s and wraps to the first slide', async () => {
    const { clock } = await banner();
    await expectSlide('First');
    await clock.advance(4_999);
    await expectSlide('First');
    await clock.advance(1);
    await expectSlide('Second');
    await clock.advance(5_000);
    await expectSlide('Third');
    await clock.advance(5_000);
    await expectSlide('First');
  });

  it('leads to the title from both buttons and from all of the picture', async () => {
    await banner([aTitle({ id: 9, media_type: 'tv' })]);
    await expect.element(page.getByRole('link', { name: 'Watch Now' })).toHaveAttribute('href', '/tv/9');
    await expect.element(page.getByRole('link', { name: 'More Info' })).toHaveAttribute('href', '/tv/9');
    const picture = document.querySelector('a[aria-hidden="true"]');
    expect(picture?.getAttribute('href')).toBe('/tv/9');
    expect(picture?.getAttribute('tabindex')).toBe('-1');
  });

  it('disables previous and next at the ends', async () => {
    await banner();
    await expect.element(button('Previous slide')).toBeDisabled();
    await button('Next slide').click();
    await expectSlide('Second');
    await expect.element(button('Previous slide')).toBeEnabled();
    await button('Next slide').click();
    await expectSlide('Third');
    await expect.element(button('Next slide')).toBeDisabled();
  });

  it('jumps to a slide of the programme', async () => {
    await banner();
    await page.getByRole('button', { name: /3 Third/ }).click();
    await expectSlide('Third');
    await expect.element(page.getByRole('button', { name: /3 Third/ })).toHaveAttribute('aria-current', 'true');
  });

  it('has dots that jump to a slide where the programme has no room', async () => {
    await page.viewport(390, 844);
    await banner();
    await button('Go to slide 2, Second').click();
    await expectSlide('Second');
  });

  it('lets its pause button be reached before its slides', async () => {
    for (const width of [390, 1280]) {
      await page.viewport(width, 900);
      const { screen } = await banner();
      const pause = button('Pause').element();
      expect(pause.compareDocumentPosition(slide().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await screen.unmount();
    }
  });

  it('says that there is no image', async () => {
    await banner([aTitle({ backdrop_path: null })]);
    await expect.element(page.getByText('No image found')).toBeVisible();
  });

  it('does not change its size with the slide', async () => {
    const long = 'A title that has so very many words that it does not fit on one line, nor on two of them, by far';
    const { clock } = await banner([aTitle({ id: 1, title: 'Short', overview: '' }), aTitle({ id: 2, title: long })]);
    const { height } = slide().element().getBoundingClientRect();
    await clock.advance(5_000);
    await expectSlide(long);
    expect(slide().element().getBoundingClientRect().height).toBe(height);
  });
});

describe('the banner stands still (product.md, Home: banner pause)', () => {
  const expectStill = async (clock: Awaited<ReturnType<typeof banner>>['clock']) => {
    await clock.advance(60_000);
    await expectSlide('First');
  };

  it('while it is paused, and goes on after 5 s when it is played again', async () => {
    const { clock } = await banner();
    await button('Pause').click();
    await pointElsewhere();
    await expectStill(clock);
    await button('Play').click();
    await pointElsewhere();
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'true');
    await clock.advance(5_000);
    await expectSlide('Second');
  });

  it('while it is pointed at', async () => {
    const { clock } = await banner();
    await slide().hover();
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'false');
    await expectStill(clock);
    await pointElsewhere();
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'true');
    await clock.advance(5_000);
    await expectSlide('Second');
  });

  it('while the keyboard is in it', async () => {
    const { clock } = await banner();
    await userEvent.tab();
    await expect.element(button('Next slide')).toHaveFocus();
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'false');
    await userEvent.tab();
    await expectStill(clock);
    button('Pause').element().blur();
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'true');
    await clock.advance(5_000);
    await expectSlide('Second');
  });

  it('while the tab is hidden', async () => {
    const { clock } = await banner();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'false');
    await expectStill(clock);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'true');
  });

  it('for those who prefer reduced motion', async () => {
    const { clock } = await banner();
    await preferMotion('reduce');
    await expect.element(page.getByRole('region')).toHaveAttribute('data-turning', 'false');
    await expectStill(clock);
  });
});

describe('the banner for those who listen', () => {
  it('announces no slide while it turns, and each one when it stands', async () => {
    await banner();
    await expect.element(slide()).toHaveAttribute('aria-live', 'off');
    await button('Pause').click();
    await expect.element(slide()).toHaveAttribute('aria-live', 'polite');
  });

  it('names the slide by its place and hides the others', async () => {
    await banner();
    await expect.element(slide()).toHaveAccessibleName('1 of 3');
    expect(slide().getByRole('heading').elements()).toHaveLength(1);
  });
});

describe('the pictures of the banner', () => {
  it('are fetched as they are needed: the one that is shown first, then the next', async () => {
    const { clock } = await banner();
    expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    await expect.poll(pictures).toEqual(['First.svg', 'Second.svg']);
    await clock.advance(5_000);
    await expect.poll(pictures).toEqual(['First.svg', 'Second.svg', 'Third.svg']);
  });

  it('fade from one to the next in 420 ms', async () => {
    const { clock } = await banner();
    await clock.advance(5_000);
    await expectSlide('Second');
    const [animation] = document.querySelector('a[aria-hidden]')?.getAnimations({ subtree: true }) ?? [];
    expect(animation?.effect?.getTiming().duration).toBe(420);
  });
});
