import { expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { InEnglish } from './in-english.tsx';

it.each([
  ['en', 'de-DE', 'In English'],
  ['de-DE', 'de-DE', ''],
  ['en', undefined, ''],
])(
  'a text in %s with %s chosen has %j (product.md, Titles in one’s language: in English)',
  async (language, titleLanguage, text) => {
    const library = {
      ...EMPTY_LIBRARY,
      preferences: { ...EMPTY_LIBRARY.preferences, ...(titleLanguage && { titleLanguage }) },
    };
    const { screen } = await renderWithApp(<InEnglish language={language} />, { library });
    expect(screen.container.textContent).toBe(text);
  },
);
