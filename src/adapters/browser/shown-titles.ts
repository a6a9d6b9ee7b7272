import type { ShownTitles } from '#application/ports/shown-titles.ts';
import { isInWindow } from '#domain/is-in-window.ts';
import type { TitleKey } from '#domain/title.ts';

const BASE: string = import.meta.env.BASE_URL;

/** A title's own address, or one below it: a season's is of its show. */
const keyAt = ({ host, pathname }: HTMLAnchorElement): TitleKey | undefined => {
  if (host !== location.host || !pathname.startsWith(BASE)) return undefined;
  const [, type, id] = /^(movie|tv)\/(\d+)(?:\/|$)/.exec(pathname.slice(BASE.length)) ?? [];
  return type ? (`${type}:${Number(id)}` as TitleKey) : undefined;
};

/** By the links of the page: whatever shows a title leads to it, and nothing has to tell which one it draws. */
export const shownTitles: ShownTitles = () => {
  const inWindow = new Set<TitleKey>();
  const others = new Set<TitleKey>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const key = keyAt(link);
    if (key) (isInWindow(link.getBoundingClientRect(), window) ? inWindow : others).add(key);
  }
  return [...new Set([...inWindow, ...others])];
};
