import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusHeading } from './focus-heading.ts';

const main = document.createElement('main');
const add = (name: 'h1' | 'button') => main.appendChild(document.createElement(name));
/** Waits for the next turn, in which mutations are reported. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => document.body.append(main));
afterEach(() => {
  main.replaceChildren();
  main.remove();
});

it('focuses the heading', () => {
  const heading = add('h1');
  focusHeading(main);
  expect(document.activeElement).toBe(heading);
});

it('focuses the screen while there is no heading, then the heading', async () => {
  focusHeading(main);
  expect(document.activeElement).toBe(main);
  const heading = add('h1');
  await turn();
  expect(document.activeElement).toBe(heading);
});

it('takes nothing from a visitor who has moved on meanwhile', async () => {
  const button = add('button');
  focusHeading(main);
  button.focus();
  add('h1');
  await turn();
  expect(document.activeElement).toBe(button);
});

it('stops waiting when it is stopped', async () => {
  const stop = focusHeading(main);
  stop?.();
  add('h1');
  await turn();
  expect(document.activeElement).toBe(main);
});
