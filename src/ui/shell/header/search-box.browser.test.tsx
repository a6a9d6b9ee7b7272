import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSearchBox } from '#fixtures/ui/open-search-box.tsx';

const address = () => window.location.pathname + window.location.search;
/** A promise that the test fulfils when it chooses. */
const aPromise = () => {
  let keep = () => {};
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
};
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
/** Goes one step in the browser's history. */
const go = async (delta: number) => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(delta);
  await arrived;
};
/** Inserts a text as keys would, but at once. */
const insert = (field: HTMLInputElement, text: string) => {
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

let close = () => {};
afterEach(() => close());
const open: typeof openSearchBox = async (around) => {
  const opened = await openSearchBox(around);
  ({ close } = opened);
  await expect.element(opened.box).toBeVisible();
  return opened;
};
const fieldOf = (element: Element): HTMLInputElement => {
  if (element instanceof HTMLInputElement) return element;
  throw new TypeError('The search box is an input.');
};

describe('typing', () => {
  it('navigates on every change of the text (product.md, Frame: search box)', async () => {
    const { box, router } = await open();
    const seen: string[] = [];
    router.subscribe(({ location: { pathname, search } }) => pathname === '/search' && seen.push(search));
    await userEvent.type(box, 'sun');
    await expect.poll(address).toBe('/search?q=sun');
    expect(new Set(seen)).toEqual(new Set(['?q=s', '?q=su', '?q=sun']));
  });

  it('leaves the page once: Back leaves the search', async () => {
    const { box } = await open({ at: '/movie' });
    await userEvent.type(box, 'sun');
    await expect.poll(address).toBe('/search?q=sun');
    await go(-1);
    expect(address()).toBe('/movie');
    await expect.element(box).toHaveValue('');
    await go(1);
    await expect.element(box).toHaveValue('sun');
  });

  it('leaves the page once even when the search is slow to come', async () => {
    const arrival = aPromise();
    const { box, screen } = await open({ at: '/movie', arrival: arrival.promise });
    await userEvent.type(box, 'sunrise');
    expect(screen.getByRole('heading', { name: 'Results' }).elements()).toEqual([]);
    arrival.keep();
    await expect.poll(address).toBe('/search?q=sunrise');
    await go(-1);
    expect(address()).toBe('/movie');
  });

  it('is over with Back, also where that comes before the search has been drawn', async () => {
    const arrival = aPromise();
    const { box } = await open({ at: '/movie', arrival: arrival.promise });
    await userEvent.type(box, 'sun');
    await expect.poll(address).toBe('/search?q=sun');
    await go(-1);
    expect(address()).toBe('/movie');
    await expect.element(box).toHaveValue('');
    arrival.keep();
  });

  it('loses neither characters nor the focus when the search is slow to come', async () => {
    const arrival = aPromise();
    const { box, screen } = await open({ arrival: arrival.promise });
    await userEvent.type(box, 'sun');
    await expect.element(box).toHaveValue('sun');
    arrival.keep();
    await expect.element(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('rise');
    await expect.element(box).toHaveValue('sunrise');
    await expect.poll(address).toBe('/search?q=sunrise');
  });

  it('leaves the page once even when it is faster than the page is drawn', async () => {
    const { box, router } = await open({ at: '/search' });
    await router.navigate('/movie');
    const field = fieldOf(box.element());
    insert(field, 's');
    await vi.waitUntil(() => address() === '/search?q=s', { interval: 0 });
    insert(field, 'u');
    await expect.poll(address).toBe('/search?q=su');
    await go(-1);
    expect(address()).toBe('/movie');
  });

  it('keeps the text as it was typed', async () => {
    const { box, router } = await open();
    await userEvent.type(box, ' C++ & "50%" #1 é ');
    await expect.element(box).toHaveValue(' C++ & "50%" #1 é ');
    await expect.poll(() => new URLSearchParams(router.state.location.search).get('q')).toBe(' C++ & "50%" #1 é ');
  });

  it('keeps the tab', async () => {
    const { box } = await open({ at: '/search?q=su&tab=movie' });
    await userEvent.type(box, 'n');
    await expect.poll(address).toBe('/search?tab=movie&q=sun');
  });

  it('in the middle keeps the caret where it was', async () => {
    const { box } = await open({ at: '/search?q=sn' });
    const field = fieldOf(box.element());
    field.focus();
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('u');
    await expect.poll(address).toBe('/search?q=sun');
    expect(field.selectionStart).toBe(2);
  });

  it('does nothing more when the form is submitted (product.md, Frame: search box)', async () => {
    const { box } = await open();
    await userEvent.type(box, 'sun{Enter}');
    await expect.poll(address).toBe('/search?q=sun');
    await later();
    expect(address()).toBe('/search?q=sun');
    await expect.element(box).toHaveValue('sun');
  });
});

describe('the text', () => {
  it('is prefilled from the address', async () => {
    const { box } = await open({ at: '/search?q=the%20moon' });
    await expect.element(box).toHaveValue('the moon');
  });

  it('is that of the search only', async () => {
    const { box } = await open({ at: '/movie?q=sun' });
    await expect.element(box).toHaveValue('');
  });

  it('follows when something else changes the search', async () => {
    const { box, screen } = await open();
    await userEvent.type(box, 'sun');
    await expect.poll(address).toBe('/search?q=sun');
    await userEvent.click(screen.getByRole('link', { name: 'Start over' }));
    await expect.element(box).toHaveValue('');
  });

  it('follows when the visitor goes elsewhere before the search has come', async () => {
    const { box, router } = await open({ arrival: aPromise().promise });
    await userEvent.type(box, 'sun');
    await router.navigate('/tv');
    await expect.element(box).toHaveValue('');
  });

  it('emptied, leaves the search without one', async () => {
    const { box } = await open({ at: '/search?q=sun' });
    await userEvent.clear(box);
    await expect.poll(address).toBe('/search');
  });

  it('is cleared by its button, which leaves the visitor in the field (product.md, Frame: search box)', async () => {
    const { box, screen } = await open({ at: '/search?q=sun&tab=movie' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect.poll(address).toBe('/search');
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  });

  it('survives Escape, which only calls back', async () => {
    const onEscape = vi.fn<() => void>();
    const { box } = await open({ at: '/search?q=sun', onEscape });
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledOnce();
    await expect.element(box).toHaveValue('sun');
  });
});
