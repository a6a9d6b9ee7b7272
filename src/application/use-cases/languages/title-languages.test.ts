import { expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { NamedLanguage } from '#domain/languages/offered-languages.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { LanguageOffer } from './language-offer.ts';
import { TitleLanguages } from './title-languages.ts';

const ALL: readonly NamedLanguage[] = [
  { tag: 'ar-SA', name: 'العربية' },
  { tag: 'de-DE', name: 'Deutsch' },
  { tag: 'en-US', name: 'English' },
];

const setUp = (
  fetchLanguages: () => Promise<readonly NamedLanguage[]> = async () => ALL,
  ofBrowser: readonly string[] = ['de-AT', 'en'],
) => {
  const harness = libraryDeps();
  const { deps, clock } = harness;
  const asked = vi.fn(fetchLanguages);
  const outside = { ...deps, catalog: { fetchLanguages: asked }, languages: () => ofBrowser };
  const languageOffer = new LanguageOffer({ ...outside, languageOfferMemory: new MemoryValue<boolean>() });
  const languages = new TitleLanguages({ ...outside, languageOffer, requestRunner: requestRunnerOf(clock) });
  return { ...harness, languages, languageOffer, asked };
};

it('are listed with those of the browser first, and asked for once (product.md, Titles in one’s language: choice)', async () => {
  const { languages, asked, clock } = setUp();
  expect(asked).not.toHaveBeenCalled();
  for (const _ of [1, 2]) {
    const leave = languages.all.activate();
    await clock.advance(0);
    leave();
  }
  expect(languages.all.state).toMatchObject({ status: 'loaded' });
  expect(languages.all.state.status === 'loaded' && languages.all.state.value.map(({ tag }) => tag)).toEqual([
    'de-DE',
    'en-US',
    'ar-SA',
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('can be asked for again where the list did not come', async () => {
  let isUp = false;
  const { languages, clock } = setUp(async () => {
    if (!isUp) throw new CatalogError({ kind: 'http', status: 404 });
    return ALL;
  });
  languages.all.activate();
  await clock.advance(60_000);
  expect(languages.all.state.status).toBe('failed');
  isUp = true;
  languages.all.retry();
  await clock.advance(60_000);
  expect(languages.all.state.status).toBe('loaded');
});

it('one is chosen, and given up again: the choice is absent then', () => {
  const { languages, library, messages, languageOffer } = setUp();
  languages.choose('de-DE');
  expect(library().preferences.titleLanguage).toBe('de-DE');
  languages.choose(undefined);
  expect(library().preferences).not.toHaveProperty('titleLanguage');
  expect([messages(), languageOffer.language]).toEqual([[], undefined]);
});

it('one that is removed from the browser stays chosen, and is offered no more (product.md, Titles in one’s language: choice)', () => {
  const ofBrowser = ['de-DE', 'en'];
  const { languages, library, languageOffer } = setUp(undefined, ofBrowser);
  languages.choose('de-DE');
  ofBrowser.shift();
  expect([library().preferences.titleLanguage, languageOffer.language]).toEqual(['de-DE', undefined]);
  languages.choose(undefined);
  expect([library().preferences.titleLanguage, languageOffer.language]).toEqual([undefined, undefined]);
});

it('what is offered is taken, said and can be undone; it is not offered again (product.md, Titles in one’s language: offered)', async () => {
  const { languages, library, messages, undo, languageOffer } = setUp();
  expect(languageOffer.language).toBe('de-AT');
  languages.accept('de-AT', 'Deutsch');
  expect(library().preferences.titleLanguage).toBe('de-AT');
  expect(messages()).toEqual([['success', 'Titles come in Deutsch. ‘Your data’ has the choice.']]);
  undo();
  await vi.waitFor(() => expect(library().preferences).not.toHaveProperty('titleLanguage'));
  expect(languageOffer.language).toBeUndefined();
});

it('what is declined is not offered again', () => {
  const { languages, library, languageOffer } = setUp();
  languages.decline();
  expect(languageOffer.language).toBeUndefined();
  expect(library().preferences).not.toHaveProperty('titleLanguage');
});
