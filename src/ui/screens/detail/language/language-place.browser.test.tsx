import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp, type Surroundings } from '#fixtures/ui/render-with-app.tsx';
import { LanguagePlace } from './language-place.tsx';

const open = (given: Surroundings = {}) =>
  renderWithApp(<LanguagePlace />, {
    answers: { fetchLanguages: async () => [] },
    languages: () => ['de-AT'],
    ...given,
  });
const yes = page.getByRole('button', { name: 'Yes, texts in Deutsch', exact: true });
const no = page.getByRole('button', { name: 'No texts in Deutsch', exact: true });

describe('the question for the language of titles (product.md, Titles in one’s language: offered)', () => {
  it('is taken by ‘Yes’, keeps its room and the focus, and goes', async () => {
    const languageOfferMemory = new MemoryValue<boolean>();
    const { app, screen } = await open({ languageOfferMemory });
    await expect.element(yes).toBeVisible();
    await expect.element(screen.getByText('Texts in Deutsch?')).toBeVisible();
    expect(screen.container.querySelector('bdi')).toHaveAttribute('lang', 'de-AT');
    const { height } = screen.container.getBoundingClientRect();
    await yes.click();
    await expect.element(yes).not.toBeInTheDocument();
    expect(screen.container.contains(document.activeElement)).toBe(true);
    expect(screen.container.getBoundingClientRect().height).toBe(height);
    await expect.poll(() => libraryOf(app).preferences.titleLanguage).toBe('de-AT');
    expect(languageOfferMemory.recall()).toBe(true);
  });

  it('is sent away by its cross, for good', async () => {
    const languageOfferMemory = new MemoryValue<boolean>();
    const { app, screen } = await open({ languageOfferMemory });
    await no.click();
    await expect.poll(() => languageOfferMemory.recall()).toBe(true);
    expect(libraryOf(app).preferences).not.toHaveProperty('titleLanguage');
    await screen.unmount();
    const again = await open({ languageOfferMemory });
    expect(again.screen.container.innerHTML).toBe('');
  });

  it.each<[string, Surroundings]>([
    ['the browser’s first language is English', { languages: () => ['en-GB', 'de'] }],
    [
      'one was chosen',
      { library: { ...EMPTY_LIBRARY, preferences: { ...EMPTY_LIBRARY.preferences, titleLanguage: 'ja-JP' } } },
    ],
    ['the catalogue has one alone', { answers: {} }],
  ])('is not there, nor any room for it, where %s', async (_, given) => {
    const { screen } = await open(given);
    expect(screen.container.innerHTML).toBe('');
  });
});
