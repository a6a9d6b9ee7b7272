import { useObservableEagerState } from 'observable-hooks';
import { useLayoutEffect } from 'react';
import { useApp } from './app-context.ts';

/** Prints the page, and the browser's own frame around it, in the theme in use. */
export function ThemeOfDocument() {
  const { theme } = useApp();
  const shown = useObservableEagerState(theme.theme$);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = shown;
    const page = getComputedStyle(root).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  }, [shown]);

  return null;
}
