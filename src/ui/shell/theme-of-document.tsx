import { useObservableEagerState } from 'observable-hooks';
import { useLayoutEffect } from 'react';
import type { Theme } from '#domain/theme.ts';
import { useApp } from '../hooks/app-context.ts';

/**
 * The same values as `--page` in tokens.css. To read them from the browser would compute the styles of the whole page
 * first.
 */
const PAGE_COLOUR: Readonly<Record<Theme, string>> = { dark: '#0b110f', light: '#f9e6df' };

/** Sets the theme of the page, and of the browser's own frame around it. */
export function ThemeOfDocument() {
  const { theme } = useApp();
  const shown = useObservableEagerState(theme.theme$);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE_COLOUR[shown]);
  }, [shown]);

  return null;
}
