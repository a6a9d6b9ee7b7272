import { BehaviorSubject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp, type Surroundings } from '#fixtures/ui/render-with-app.tsx';
import { LanguageSection } from './language-section.tsx';

const ALL = [
  { tag: 'ar-SA', name: 'العربية' },
  { tag: 'de-DE', name: 'Deutsch' },
  { tag: 'ja-JP', name: '日本語' },
];
const select = page.getByLabelText('Language of titles', { exact: true });
const optionsIn = () =>
  [...(select.element() as HTMLSelectElement).options].map(({ label, lang }) => (lang ? `${label} (${lang})` : label));

const open = (fetchLanguages?: () => Promise<typeof ALL>, titleLanguage?: string, given: Surroundings = {}) =>
  renderWithApp(<LanguageSection />, {
    ...given,
    library: {
      ...EMPTY_LIBRARY,
      preferences: { ...EMPTY_LIBRARY.preferences, ...(titleLanguage && { titleLanguage }) },
    },
    ...(fetchLanguages && { answers: { fetchLanguages } }),
  });

it('titles come as the catalogue has them until a language is chosen (product.md, Titles in one’s language: choice)', async () => {
  const { app } = await open(async () => ALL);
  await expect.element(select).toHaveDisplayValue('As the catalogue has them');
  await expect
    .poll(optionsIn)
    .toEqual(['As the catalogue has them', 'Deutsch (de-DE)', 'العربية (ar-SA)', '日本語 (ja-JP)']);
  await select.selectOptions('日本語');
  await expect.poll(() => libraryOf(app).preferences.titleLanguage).toBe('ja-JP');
  await select.selectOptions('As the catalogue has them');
  await expect.poll(() => libraryOf(app).preferences).not.toHaveProperty('titleLanguage');
});

it('what was chosen can be read before the list is there, and where it lacks it', async () => {
  await open(async () => ALL, 'fr-CA');
  await expect.element(select).toHaveDisplayValue('français (Canada)');
  await expect.poll(() => optionsIn().length).toBe(5);
});

it('what was chosen stays to be read, and to be changed, where the browser’s languages have it no more (product.md, Titles in one’s language: choice)', async () => {
  const { app } = await open(async () => ALL, 'ja-JP', { languages: () => ['en-GB'] });
  await expect.element(select).toHaveDisplayValue('日本語');
  await expect
    .poll(optionsIn)
    .toEqual(['As the catalogue has them', 'Deutsch (de-DE)', 'العربية (ar-SA)', '日本語 (ja-JP)']);
  await select.selectOptions('Deutsch');
  await expect.poll(() => libraryOf(app).preferences.titleLanguage).toBe('de-DE');
});

it('without a network one can be chosen, and it says that what is shown stays until there is one (product.md, Titles in one’s language: choice)', async () => {
  const online$ = new BehaviorSubject(true);
  const { app } = await open(async () => ALL, undefined, { browser: { online$ } });
  const note = page.getByText('You are offline: what is shown stays as it is until there is a connection.');
  await expect.poll(() => optionsIn().length).toBe(4);
  online$.next(false);
  await expect.element(note).toBeVisible();
  await select.selectOptions('Deutsch');
  await expect.poll(() => libraryOf(app).preferences.titleLanguage).toBe('de-DE');
  online$.next(true);
  await expect.element(note).not.toBeInTheDocument();
});

it('a language without a name is shown by the code of it and its country', async () => {
  await open(async () => ALL, 'qq-QQ');
  await expect.element(select).toHaveDisplayValue('qq (QQ)');
});

it('a list that does not come is said, with a way to ask again', async () => {
  const fetchLanguages = vi.fn(async (): Promise<typeof ALL> => {
    if (fetchLanguages.mock.calls.length < 2) throw new CatalogError({ kind: 'http', status: 404 });
    return ALL;
  });
  const { clock } = await open(fetchLanguages);
  await vi.waitFor(() => expect(fetchLanguages).toHaveBeenCalled());
  await clock.advance(60_000);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The languages could not be loaded. Check your connection, and try again.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await clock.advance(60_000);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => optionsIn().length).toBe(4);
});

it('is not there where the catalogue has one language alone', async () => {
  const { screen } = await open();
  expect(screen.container.textContent).toBe('');
});
