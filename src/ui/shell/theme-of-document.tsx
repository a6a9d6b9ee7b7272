import { useObservableEagerState } from 'observable-hooks';
import { useLayoutEffect } from 'react';
import type { Theme } from '#domain/theme.ts';
import { useApp } from '../hooks/app-context.ts';

/** As `--page` in tokens.css, of which asking the browser would have it style the whole page first. */
const PAGE_COLOUR: Readonly<Record<Theme, string>> = { dark: '#0b110f', light: '#f9e6df' };

/** Prints the page, and the browser's own frame around it, in the theme in use. */
export function ThemeOfDocument() {
  const { theme } = useApp();
  const shown = useObservableEagerState(theme.theme$);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOUR[shown]);
  }, [shown]);

  return null;
}
