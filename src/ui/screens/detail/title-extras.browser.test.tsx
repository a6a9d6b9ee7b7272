import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { keywordsTo, openExtras, openNear, picturesTo, videosTo } from '#fixtures/ui/open-extras.tsx';

const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((each) => each.textContent);
const LATE = ['Videos', 'Pictures', 'Keywords'];
const lateHeadings = () => headings().filter((text) => LATE.includes(text));
const failure = page.getByText('More about this could not be loaded.');

beforeEach(() => page.viewport(1280, 900));

describe('what is asked for late (product.md, Detail: extras)', () => {
  it('is asked for once, and not before its place is near', async () => {
    const { asked, load, comeNear, router, clock } = await openExtras({ extra: { keywords: keywordsTo(3) } });
    await load();
    expect(asked).toEqual([]);
    comeNear();
    await expect.element(page.getByRole('link', { name: 'keyword 3' })).toBeInTheDocument();
    expect(asked).toEqual(['movie 1']);
    window.scrollTo(0, 0);
    comeNear();
    await router.navigate('/movie/1?again');
    comeNear();
    await clock.settle();
    expect(asked).toEqual(['movie 1']);
  });

  it('has its place below all else', async () => {
    await openNear({ videos: videosTo(2), extra: { pictures: picturesTo(2), keywords: keywordsTo(2) } });
    await expect.poll(() => headings().slice(-3)).toEqual(LATE);
  });

  it('shows no heading where there is nothing', async () => {
    await openNear();
    await expect.element(page.getByRole('heading', { name: 'Recommended Movies' })).toBeInTheDocument();
    expect(lateHeadings()).toEqual([]);
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('shows nothing where nobody knows the title', async () => {
    const { clock } = await openNear({
      extrasOf: () => Promise.reject(new CatalogError({ kind: 'http', status: 404 })),
    });
    await clock.advance(60_000);
    expect(lateHeadings()).toEqual([]);
    await expect.element(failure).not.toBeInTheDocument();
  });

  it('says in a sentence that it could not be had, and can be tried again', async () => {
    let isDown = true;
    const { clock } = await openNear({
      videos: videosTo(1),
      extrasOf: async () => {
        if (isDown) throw new CatalogError({ kind: 'network' });
        return { keywords: keywordsTo(1), pictures: [], certifications: {} };
      },
    });
    await clock.advance(60_000);
    await expect.element(failure).toBeInTheDocument();
    expect(lateHeadings()).toEqual(['Videos']);
    isDown = false;
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('link', { name: 'keyword 1' })).toBeInTheDocument();
    expect(document.activeElement?.contains(page.getByRole('link', { name: 'keyword 1' }).element())).toBe(true);
  });

  it('moves nothing that is seen, however much comes', async () => {
    const extra = { pictures: picturesTo(40), keywords: keywordsTo(2_000), certifications: { DE: '12' } };
    const { load, comeNear } = await openExtras({ videos: videosTo(30), extra });
    await load();
    const height = document.documentElement.scrollHeight;
    comeNear();
    await expect.element(page.getByRole('link', { name: 'keyword 1', exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('FSK 12, Germany')).toBeInTheDocument();
    expect(document.documentElement.scrollHeight).toBe(height);
  });

  it('gives back the room that nothing needs, once nobody sees that', async () => {
    const { clock } = await openNear();
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    await clock.settle();
    expect(height()).toBe(before);
    window.scrollTo(0, 0);
    await expect.poll(height).toBeLessThan(before - 300);
  });
});

describe('videos (product.md, Detail: videos)', () => {
  it('are all that can be played, and each opens the trailer’s dialog at itself', async () => {
    const videos = [...videosTo(3), { ...videosTo(1)[0]!, key: 'x', name: 'Elsewhere', site: 'Vimeo' }];
    const { list } = await openNear({ videos });
    const buttons = list('Videos').getByRole('button');
    await expect
      .poll(() => buttons.elements().map((each) => each.textContent))
      .toEqual(['Trailer 1Trailer', 'Trailer 2Trailer', 'Trailer 3Trailer']);
    (buttons.nth(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Trailer' });
    await expect.element(dialog.getByLabelText('Video')).toHaveDisplayValue('Trailer 2 (Trailer)');
    await userEvent.keyboard('{Escape}');
    await expect.element(buttons.nth(1)).toHaveFocus();
  });

  it('show their names as text', async () => {
    const name = `<img src=x onerror="alert(1)">${'x'.repeat(300)}`;
    const { list } = await openNear({ videos: [{ ...videosTo(1)[0]!, name }] });
    await expect.element(list('Videos').getByText(name)).toBeInTheDocument();
    expect(list('Videos').element().querySelector('img')).toBeNull();
  });
});

describe('pictures (product.md, Detail: pictures)', () => {
  it('are 24 at first, and as many more with each press', async () => {
    const { list } = await openNear({ extra: { pictures: picturesTo(60) } });
    const shown = () => list('Pictures').getByRole('img').elements().length;
    await expect.poll(shown).toBe(24);
    const more = list('Pictures').getByRole('button', { name: 'Show more pictures' });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(shown()).toBe(48);
    expect(document.activeElement).toHaveAccessibleName('Picture 25 of The Lamplighter’s Afternoon');
    (more.element() as HTMLElement).click();
    await expect.poll(shown).toBe(60);
    await expect.element(more).not.toBeInTheDocument();
  });

  it('are led through by keys, which is told, and closed by Escape', async () => {
    const { list } = await openNear({ extra: { pictures: picturesTo(400) } });
    const first = list('Pictures').getByRole('button', { name: 'Picture 2 of The Lamplighter’s Afternoon' });
    await expect.element(first).toBeInTheDocument();
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    const place = dialog.getByRole('status');
    await expect.element(place).toHaveTextContent('Picture 2 of 400');
    for (const [key, number] of [
      ['{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{End}', 400],
      ['{ArrowRight}', 400],
      ['{Home}', 1],
      ['{ArrowLeft}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(place).toHaveTextContent(`Picture ${number} of 400`);
      await expect
        .element(dialog.getByRole('img'))
        .toHaveAttribute('alt', `Picture ${number} of The Lamplighter’s Afternoon`);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(first).toHaveFocus();
  });

  it('are led through by buttons and by a finger', async () => {
    const { list } = await openNear({ extra: { pictures: picturesTo(3) } });
    await expect.poll(() => list('Pictures').getByRole('button').elements()).toHaveLength(3);
    (list('Pictures').getByRole('button').first().element() as HTMLElement).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    const place = dialog.getByRole('status');
    await expect.element(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect.element(place).toHaveTextContent('Picture 2 of 3');
    const swipe = (from: number, to: number, pointerType = 'touch') => {
      const img = dialog.getByRole('img').element();
      const at = (clientX: number) => ({ clientX, pointerType, isPrimary: true, bubbles: true });
      img.dispatchEvent(new PointerEvent('pointerdown', at(from)));
      img.dispatchEvent(new PointerEvent('pointerup', at(to)));
    };
    swipe(300, 200);
    await expect.element(place).toHaveTextContent('Picture 3 of 3');
    swipe(200, 190);
    swipe(300, 200, 'mouse');
    swipe(200, 300);
    await expect.element(place).toHaveTextContent('Picture 2 of 3');
  });
});
