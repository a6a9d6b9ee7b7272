import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreFocus } from './restore-focus.ts';

const main = document.createElement('main');
const heading = document.createElement('h1');
const position = { href: new URL('/movie/7', location.href).href, index: 3 };
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
  restoreFocus(main, position);
  expect(document.activeElement).toBe(link);
});

it('leaves links alone that are for the pointer only', () => {
  addLink('/movie/7').tabIndex = -1;
  const link = addLink('/movie/7');
  restoreFocus(main, position);
  expect(document.activeElement).toBe(link);
});

it('waits for a link that comes a few frames later', async () => {
  restoreFocus(main, position);
  await frames(2);
  expect(document.activeElement).toBe(document.body);
  const link = addLink('/movie/7');
  await frames(2);
  expect(document.activeElement).toBe(link);
});

it('focuses the heading when the link does not come', async () => {
  restoreFocus(main, position);
  addLink('/movie/6');
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('takes nothing from a visitor who has moved on meanwhile', async () => {
  const other = addLink('/movie/6');
  restoreFocus(main, position);
  other.focus();
  addLink('/movie/7');
  await frames(15);
  expect(document.activeElement).toBe(other);
});

it('stops waiting when it is stopped', async () => {
  const stop = restoreFocus(main, position);
  stop();
  addLink('/movie/7');
  await frames(15);
  expect(document.activeElement).toBe(document.body);
});
