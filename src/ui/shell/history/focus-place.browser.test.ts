import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusPlace } from './focus-place.ts';

const main = document.createElement('main');
const heading = document.createElement('h1');
const place = { href: new URL('/movie/7', location.href).href, index: 3 };
const addLink = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  return main.appendChild(link);
};
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

beforeEach(() => {
  document.body.append(main);
  main.append(heading);
});
afterEach(() => {
  main.replaceChildren();
  main.remove();
});

it('focuses the link that the screen was left by', () => {
  addLink('/movie/6');
  const link = addLink('/movie/7');
  focusPlace(main, place);
  expect(document.activeElement).toBe(link);
});

it('leaves links alone that are for the pointer only', () => {
  addLink('/movie/7').tabIndex = -1;
  const link = addLink('/movie/7');
  focusPlace(main, place);
  expect(document.activeElement).toBe(link);
});

it('waits for a link that comes a few frames later', async () => {
  focusPlace(main, place);
  await frames(2);
  expect(document.activeElement).toBe(document.body);
  const link = addLink('/movie/7');
  await frames(2);
  expect(document.activeElement).toBe(link);
});

it('focuses the heading when the link does not come', async () => {
  focusPlace(main, place);
  addLink('/movie/6');
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('takes nothing from a visitor who has moved on meanwhile', async () => {
  const other = addLink('/movie/6');
  focusPlace(main, place);
  other.focus();
  addLink('/movie/7');
  await frames(15);
  expect(document.activeElement).toBe(other);
});

it('waits no longer than it is told', async () => {
  const stop = focusPlace(main, place);
  stop();
  addLink('/movie/7');
  await frames(15);
  expect(document.activeElement).toBe(document.body);
});
