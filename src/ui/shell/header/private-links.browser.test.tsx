import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSearchBox } from '#fixtures/ui/open-search-box.tsx';

const SECRET = 'abcdefghij-KLMNOPQRS_w';
const PAIRING = `https://matinee.example/films/pair#${SECRET}`;
const LONG_LIST = `https://matinee.example/shared#v1.${'AbCdEf'.repeat(400)}`;

const address = () => window.location.pathname + window.location.search + window.location.hash;

let close = () => {};
afterEach(() => close());

/** A search box, and all addresses that the page has had. */
const open = async (at: string) => {
  const opened = await openSearchBox({ at });
  ({ close } = opened);
  await expect.element(opened.box).toBeVisible();
  const addresses: string[] = [];
  opened.router.subscribe(({ location: { pathname, search, hash } }) => addresses.push(`${pathname}${search}${hash}`));
  return { ...opened, addresses };
};

/** Inserts a text at the caret, as pasting, dropping or a phone's keyboard does. */
const insert = (element: Element, text: string, at?: number) => {
  if (!(element instanceof HTMLInputElement)) throw new TypeError('The search box is an input.');
  const place = at ?? element.value.length;
  element.setRangeText(text, place, place, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

describe('a private link in the search box (product.md, Search: private links)', () => {
  it.each([
    ['a pairing link', PAIRING, `/pair#${SECRET}`],
    ['one that was cut', PAIRING.slice(0, -3), `/pair#${SECRET.slice(0, -3)}`],
    ['a list that is longer than any search', LONG_LIST, LONG_LIST.slice('https://matinee.example'.length)],
  ])('is opened at once, and is never in an address: %s', async (_, link, path) => {
    const { box, addresses } = await open('/movie');
    insert(box.element(), link);
    await expect.poll(address).toBe(path);
    expect(addresses).toEqual([path]);
    await expect.element(box).toHaveValue('');
  });

  it.each([
    ['before', 0],
    ['behind', 3],
  ])('is opened %s a text, which is there again on the way back', async (_, at) => {
    const { box, addresses } = await open('/search?q=sun');
    insert(box.element(), PAIRING, at);
    await expect.poll(address).toBe(`/pair#${SECRET}`);
    expect(addresses).toEqual([`/pair#${SECRET}`]);
    window.history.back();
    await expect.poll(address).toBe('/search?q=sun');
    await expect.element(box).toHaveValue('sun');
  });

  it('is held while it is typed, and opened when it is whole', async () => {
    const { box, addresses } = await open('/movie');
    await userEvent.type(box, `/pair#${SECRET.slice(0, -1)}`);
    await expect.element(box).toHaveValue(`/pair#${SECRET.slice(0, -1)}`);
    await userEvent.keyboard(SECRET.slice(-1));
    await expect.poll(address).toBe(`/pair#${SECRET}`);
    expect(addresses.filter((each) => each.startsWith('/search') && /pair%23./.test(each))).toEqual([]);
  });
});
