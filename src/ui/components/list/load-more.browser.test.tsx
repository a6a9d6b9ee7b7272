import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render as renderList } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../styles/global.css';
import { LoadMore } from './load-more.tsx';

interface ListProps {
  readonly height: number;
  /** Height, in pixels, of the page's content below the list. */
  readonly below?: number;
  readonly token: unknown;
  readonly onNear: () => void;
}

function List({ height, below = 0, token, onNear }: ListProps) {
  return (
    <>
      <div style={{ height }} />
      <LoadMore token={token} onNear={onNear} />
      <footer style={{ height: below }} />
    </>
  );
}

const VIEWPORT = 600;
beforeEach(() => page.viewport(800, VIEWPORT));

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('the end of a list (product.md, Explore: paging)', () => {
  it("calls back when the page's bottom is within 1000 px of the window", async () => {
    const onNear = vi.fn();
    await renderList(<List height={VIEWPORT + 980} token={1} onNear={onNear} />);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
  });

  it('does not call back from farther away, until it is scrolled to', async () => {
    const onNear = vi.fn();
    await renderList(<List height={VIEWPORT + 1_500} token={1} onNear={onNear} />);
    await settled();
    expect(onNear).not.toHaveBeenCalled();
    scrollTo(0, 600);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
  });

  it("counts from the page's bottom, whatever stands below the list", async () => {
    const onNear = vi.fn();
    await renderList(<List height={VIEWPORT + 500} below={1_000} token={1} onNear={onNear} />);
    await settled();
    expect(onNear).not.toHaveBeenCalled();
    scrollTo(0, 520);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
  });

  it('calls back again while it is still near after more was loaded', async () => {
    const onNear = vi.fn();
    const { rerender } = await renderList(<List height={100} token={1} onNear={onNear} />);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(1);
    await rerender(<List height={200} token={2} onNear={onNear} />);
    await expect.poll(() => onNear).toHaveBeenCalledTimes(2);
  });

  it('does not call back when there is no more', async () => {
    const onNear = vi.fn();
    await renderList(<List height={100} token={undefined} onNear={onNear} />);
    await settled();
    expect(onNear).not.toHaveBeenCalled();
  });
});
