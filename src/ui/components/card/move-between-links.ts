import type { KeyboardEvent } from 'react';

type Move = (current: number, last: number) => number;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus along the links of a horizontal list by the arrow keys, Home and End. */
export const moveBetweenLinks = (event: KeyboardEvent<HTMLElement>): void => {
  const move = MOVES[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!move || hasModifier) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = links[move(current, links.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
