import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ScrollPositions } from '#application/ports/memories/scroll-memory.ts';
import { memoryHistory } from '#fixtures/ui/memory-history.ts';
import { HistoryRouter } from './history-router.tsx';

const open = async (remembered: ScrollPositions = {}, height = 9_000) => {
  const history = memoryHistory('/movie');
  const { key } = history.step.location;
  const remember = vi.fn<(positions: ScrollPositions) => void>();
  const recall = () => ({ ...(remembered['here'] !== undefined && { [key]: remembered['here'] }) });
  await render(
    <HistoryRouter history={history} memory={{ recall, remember, forget: () => {} }}>
      <p style={{ height }}>Long</p>
    </HistoryRouter>,
  );
  return { history, key, remember };
};
const scrollTo = async (top: number) => {
  window.scrollTo(0, top);
  await expect.poll(() => window.scrollY).toBe(top);
};

const grow = (height: number): void => {
  const page = document.querySelector('p');
  if (page) page.style.height = `${height}px`;
};
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => window.scrollTo(0, 0));

describe('the place on a page (product.md, Frame: scroll position)', () => {
  it('is found again after a reload', async () => {
    await open({ here: 1_200 });
    await expect.poll(() => window.scrollY).toBe(1_200);
  });

  it('is remembered when the page is left, with those before it', async () => {
    const { history, key, remember } = await open();
    await scrollTo(1_500);
    history.navigator.push('/movie/1');
    await expect.poll(() => window.scrollY).toBe(0);
    await scrollTo(300);
    window.dispatchEvent(new Event('pagehide'));
    expect(remember).toHaveBeenCalledExactlyOnceWith({ [key]: 1_500, [history.step.location.key]: 300 });
  });

  it('is kept when what is shown changes in place', async () => {
    const { history, key, remember } = await open();
    await scrollTo(1_500);
    history.navigator.replace('/movie?sort=title', null, { preventScrollReset: true });
    const { key: next } = history.step.location;
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('pagehide'));
        return remember.mock.lastCall?.[0];
      })
      .toEqual({ [key]: 1_500, [next]: 1_500 });
    expect(window.scrollY).toBe(1_500);
  });

  it('is for us to find, not for the browser', async () => {
    await open();
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('is found again when the page is tall enough for it only later', async () => {
    await open({ here: 5_000 }, 1_000);
    for (const height of [3_000, 5_100, 9_000]) {
      await drawn();
      grow(height);
    }
    await expect.poll(() => window.scrollY).toBe(5_000);
  });

  it('is found again although something comes above it', async () => {
    await open({ here: 1_200 });
    await expect.poll(() => window.scrollY).toBe(1_200);
    document.body.prepend(Object.assign(document.createElement('hr'), { style: 'height: 700px' }));
    await drawn();
    expect(window.scrollY).toBe(1_200);
    document.querySelector('hr')?.remove();
  });

  it.each(['wheel', 'pointerdown', 'keydown'])("is the visitor's own from their first %s", async (move) => {
    await open({ here: 5_000 }, 1_000);
    await drawn();
    const { scrollY } = window;
    document.body.dispatchEvent(new Event(move, { bubbles: true }));
    grow(9_000);
    await drawn();
    expect(window.scrollY).toBe(scrollY);
  });

  it('is not lost by who leaves before the page is tall enough', async () => {
    const { history, key, remember } = await open({ here: 5_000 }, 1_000);
    await drawn();
    history.navigator.push('/movie/1');
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('pagehide'));
        return remember.mock.lastCall?.[0];
      })
      .toMatchObject({ [key]: 5_000 });
  });
});
