import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render as renderList } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles/global.css';
import { useLoadMore } from './use-load-more.ts';

interface ListProps {
  readonly height: number;
  /** Height, in pixels, of the page's content below the list. */
  readonly below?: number;
  readonly next: number | undefined;
  readonly onNear: () => void;
}

function List({ height, below = 0, next, onNear }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLoadMore(list, { next, onNear });
  return (
    <>
      <div ref={list} style={{ height }} />
      <footer style={{ height: below }}>
        <a href="#below">Below the list</a>
      </footer>
    </>
  );
}

const VIEWPORT = 600;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.scrollTo(0, 0);
  await page.viewport(800, VIEWPORT);
});
afterEach(() => vi.useRealTimers());

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What moves the window has done so, and it has come to rest since. */
const settled = async () => {
  await frame();
  await frame();
  vi.advanceTimersByTime(350);
  await frame();
};

const open = async (props: Omit<ListProps, 'onNear'>) => {
  const onNear = vi.fn();
  const { rerender } = await renderList(<List {...props} onNear={onNear} />);
  await settled();
  return { onNear, change: (changed: Omit<ListProps, 'onNear'>) => rerender(<List {...changed} onNear={onNear} />) };
};

describe('a list that grows (product.md, Explore: paging)', () => {
  it('asks for nothing at rest, however near the bottom of the page is', async () => {
    const { onNear } = await open({ height: VIEWPORT + 300, next: 2 });
    expect(onNear).not.toHaveBeenCalled();
  });

  it.each([
    ['a list', VIEWPORT + 1_500, 0],
    ['what stands below it', VIEWPORT + 500, 1_000],
  ])('asks for more within 1000 px of the bottom of the page, %s counted', async (_, height, below) => {
    const { onNear } = await open({ height, below, next: 2 });
    window.scrollTo(0, 400);
    await settled();
    expect(onNear).not.toHaveBeenCalled();
    window.scrollTo(0, 560);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
  });

  it('asks until it fills the window', async () => {
    const { onNear, change } = await open({ height: 100, below: 900, next: 2 });
    expect(onNear).toHaveBeenCalledTimes(1);
    await change({ height: 100, below: 900, next: undefined });
    await change({ height: 500, below: 900, next: 3 });
    await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
    await change({ height: 500, below: 900, next: undefined });
    await change({ height: 900, below: 900, next: 4 });
    await settled();
    expect(onNear).toHaveBeenCalledTimes(2);
  });

  it('asks again once the window has grown, or something was taken out of it', async () => {
    const { onNear, change } = await open({ height: VIEWPORT + 10, next: 2 });
    await change({ height: 300, next: 2 });
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
  });

  it('asks once for each time that the visitor comes near: what is added, and what it moves, does not count', async () => {
    const { onNear, change } = await open({ height: 3_000, below: 800, next: 2 });
    await userEvent.keyboard('{End}');
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
    for (let next = 3; next < 8; next += 1) {
      await change({ height: next * 1_500, below: 800, next: undefined });
      await change({ height: next * 1_500, below: 800, next });
      await settled();
    }
    expect(onNear).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{End}');
    await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
  });

  it('asks once more where the visitor came near while a page was on its way, and is near still', async () => {
    const { onNear, change } = await open({ height: 3_000, next: 2 });
    window.scrollTo(0, 2_000);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
    await change({ height: 3_600, next: undefined });
    await settled();
    window.scrollTo(0, 2_400);
    await settled();
    expect(onNear).toHaveBeenCalledTimes(1);
    await change({ height: 3_900, next: 3 });
    await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
    await change({ height: 3_900, next: undefined });
    await change({ height: 4_200, next: 4 });
    await settled();
    expect(onNear).toHaveBeenCalledTimes(2);
  });

  it('asks again in one movement where what was added took the bottom away meanwhile', async () => {
    const { onNear, change } = await open({ height: 2_000, next: 2 });
    window.scrollTo(0, 600);
    await frame();
    expect(onNear).toHaveBeenCalledTimes(1);
    await change({ height: 2_000, next: undefined });
    await change({ height: 4_000, next: 3 });
    await frame();
    window.scrollTo(0, 2_600);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
  });

  it('lets what is below it rest in sight, reached by Tab', async () => {
    const { onNear, change } = await open({ height: 3_000, below: 300, next: 2 });
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
    await change({ height: 6_000, below: 300, next: 3 });
    await settled();
    const { top, bottom } = document.querySelector('a')!.getBoundingClientRect();
    expect([top >= 0, bottom <= VIEWPORT]).toEqual([true, true]);
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it.each([['{End}'], ['{PageDown}'], ['{ArrowDown}'], [' ']])(
    'at the bottom counts the key %j as coming near',
    async (keys) => {
      const { onNear, change } = await open({ height: 3_000, next: 2 });
      window.scrollTo(0, 3_000);
      await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
      await settled();
      await change({ height: 3_000, next: 3 });
      await userEvent.keyboard(keys);
      await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
    },
  );

  it('asks for nothing by a key in a field', async () => {
    const { onNear, change } = await open({ height: 3_000, next: 2 });
    window.scrollTo(0, 3_000);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
    await settled();
    await change({ height: 3_000, next: 3 });
    const field = document.body.appendChild(document.createElement('input'));
    field.style.position = 'fixed';
    field.focus({ preventScroll: true });
    await settled();
    await userEvent.keyboard('{End}');
    await settled();
    field.remove();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing when there is no more', async () => {
    const { onNear } = await open({ height: 100, next: undefined });
    window.scrollTo(0, 100);
    await settled();
    expect(onNear).not.toHaveBeenCalled();
  });
});
