import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { RotatingBanner } from './rotating-banner.tsx';

const titles = [
  aTitle({ id: 9, media_type: 'tv', name: 'First', overview: 'About the first', backdrop_path: '/1.svg' }),
  aTitle({ id: 8, title: 'Second', overview: 'About the second', backdrop_path: '/2.svg' }),
];
const slide = page.getByRole('group');

/**
 * The link or button that a click would hit, in the middle of an element or at this distance from its upper left
 * corner.
 */
const clickedAt = (element: Element, at?: { readonly x: number; readonly y: number }): Element | null | undefined => {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + (at?.x ?? width / 2), top + (at?.y ?? height / 2))?.closest('a, button');
};
const pathAt = (...at: Parameters<typeof clickedAt>) => clickedAt(...at)?.getAttribute('href');

describe.each([390, 900, 1_440])('the face of a slide, in a window of %i px', (width) => {
  beforeEach(() => page.viewport(width, 900));

  it('leads to its title wherever it is clicked: on its name, its text, its facts, its paper and its picture', async () => {
    const { router } = await renderWithApp(<RotatingBanner titles={titles} />);
    const heading = slide.getByRole('heading', { name: 'First' });
    for (const part of [
      heading,
      slide.getByText('About the first'),
      slide.getByText('Rating').first(),
      slide.getByText('TV Show').first(),
    ]) {
      expect(pathAt(part.element())).toBe('/tv/9');
    }
    const paper = slide.element();
    const { width: wide, height: high } = paper.getBoundingClientRect();
    for (const at of [
      { x: 3, y: 9 },
      { x: wide - 3, y: high - 9 },
      { x: wide - 9, y: 9 },
    ])
      expect(pathAt(paper, at)).toBe('/tv/9');
    const picture = page.getByRole('region').element().querySelector('img');
    expect(picture && pathAt(picture)).toBe('/tv/9');
    await heading.click({ force: true });
    await expect.poll(() => router.state.location.pathname).toBe('/tv/9');
  });

  it('is that of the slide that is shown', async () => {
    await renderWithApp(<RotatingBanner titles={titles} />);
    await page.getByRole('button', { name: 'Next slide' }).click();
    const heading = slide.getByRole('heading', { name: 'Second' });
    await expect.element(heading).toBeVisible();
    expect(pathAt(heading.element())).toBe('/movie/8');
  });

  it('covers none of its buttons, and adds no step for the keyboard and no name for those who listen', async () => {
    await renderWithApp(<RotatingBanner titles={titles} />);
    const named = [...page.getByRole('link').elements(), ...page.getByRole('button').elements()];
    expect(
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Watch Now', 'More Info']);
    for (const each of named.filter((element) => !element.matches(':disabled'))) expect(clickedAt(each)).toBe(each);
    const steps = [...document.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex >= 0);
    expect(steps.filter((element) => element.matches('a'))).toHaveLength(2);
    expect(document.querySelectorAll(':is(a, button) :is(a, button)')).toHaveLength(0);
  });
});
