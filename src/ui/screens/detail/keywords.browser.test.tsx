import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keywordsTo, openExtras, openNear } from '#fixtures/ui/open-extras.tsx';

beforeEach(() => page.viewport(1280, 900));

describe('keywords (product.md, Detail: keywords)', () => {
  it('are 30 at first, each leading to the titles that have it', async () => {
    const { list } = await openNear({ extra: { keywords: keywordsTo(2_000) } });
    const links = list('Keywords').getByRole('link');
    await expect.poll(() => links.elements()).toHaveLength(30);
    await expect.element(links.first()).toHaveAttribute('href', '/movie?keyword=1');
    const all = page.getByRole('button', { name: 'Show all', exact: true });
    (all.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(links.elements()).toHaveLength(2_000);
    expect(document.activeElement).toHaveTextContent('keyword 31');
    await expect.element(all).not.toBeInTheDocument();
  });

  it.each([
    [30, 'movie', '/movie?keyword=1'],
    [1, 'tv', '/tv?keyword=1'],
  ] as const)('need no button where there are %i of a %s', async (count, media_type, href) => {
    const { list } = await openNear({ title: { media_type }, extra: { keywords: keywordsTo(count) } });
    await expect.element(list('Keywords').getByRole('link').first()).toHaveAttribute('href', href);
    await expect.element(page.getByRole('button', { name: 'Show all', exact: true })).not.toBeInTheDocument();
  });

  it('widen the page by no name', async () => {
    await page.viewport(390, 844);
    const { list } = await openNear({ extra: { keywords: [{ id: 1, name: `<b>${'x'.repeat(400)}` }] } });
    await expect.element(list('Keywords').getByRole('link')).toBeInTheDocument();
    expect(list('Keywords').getByRole('link').element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  });
});

describe('the age rating (product.md, Detail: age rating)', () => {
  it('is that of the visitor’s country', async () => {
    await openNear({ extra: { certifications: { DE: '12', US: 'PG-13' } } });
    await expect.element(page.getByText('FSK 12, Germany')).toBeInTheDocument();
  });

  it.each([
    ['movie', { DE: '12' }, ['FSK 12, Germany']],
    ['tv', { DE: '16' }, ['FSK 16, Germany']],
    ['movie', { US: 'PG-13' }, []],
    ['tv', {}, []],
  ] as const)('has its room among the credits of a %s from the start, so that nothing moves: %o', async (...of) => {
    const [media_type, certifications, texts] = of;
    const { load, comeNear, asked, list } = await openExtras({
      title: { media_type },
      extra: { certifications, keywords: keywordsTo(1) },
    });
    await load();
    const credits = page.getByRole('region', { name: 'Credits' });
    await expect.element(credits).toBeInTheDocument();
    await expect.element(credits).toHaveAttribute('aria-busy', 'false');
    const { height } = credits.element().getBoundingClientRect();
    comeNear();
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(list('Keywords').getByRole('link')).toBeInTheDocument();
    await expect
      .poll(() =>
        credits
          .getByText(/, Germany$/)
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(texts);
    expect(credits.element().getBoundingClientRect().height).toBe(height);
  });

  it.each(['click', 'key'])('what is not needed of the room below is given back with a %s', async (press) => {
    await page.viewport(1_280, 3_000);
    const { container } = (await openNear({ extra: { certifications: { DE: '12' } } })).screen;
    await expect.element(page.getByText('FSK 12, Germany')).toBeInTheDocument();
    const height = () => container.getBoundingClientRect().height;
    const before = height();
    await (press === 'key' ? userEvent.keyboard('{Shift}') : page.getByRole('heading', { level: 1 }).click());
    await expect.poll(height).toBeLessThan(before - 200);
  });

  it.each([
    ['another country', { US: 'PG-13' }],
    ['none', {}],
    ['one that is empty', { DE: '' }],
  ])('has no line where there is that of %s', async (_, certifications) => {
    const { list } = await openNear({ extra: { certifications, keywords: keywordsTo(1) } });
    await expect.element(list('Keywords').getByRole('link')).toBeInTheDocument();
    await expect.element(page.getByText('Age rating')).not.toBeInTheDocument();
  });
});
