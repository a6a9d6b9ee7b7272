import { describe, expect, it } from 'vitest';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { EMPTY_LIBRARY, type Choices } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { DeviceWithTabs } from '#fixtures/library/device-with-tabs.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { LibrarySession } from '../../library/library-session.ts';
import { TitleLanguage } from './title-language.ts';

const libraryWith = (choices: Choices) => ({
  ...EMPTY_LIBRARY,
  preferences: { ...EMPTY_LIBRARY.preferences, ...choices },
});

/** @param before what the device remembers, as the library is before any is loaded */
const open = (before?: LanguageTag) => {
  const initialLibrary = libraryWith(before ? { titleLanguage: before } : {});
  const session = new LibrarySession({ initialLibrary, clock: new VirtualClock(), tab: 'tab' });
  const remembered: LanguageTag[] = [];
  const recall = () => remembered.at(-1) ?? before;
  const memory = { recall, remember: (language: LanguageTag) => void remembered.push(language) };
  const language = new TitleLanguage({ session, titleLanguageMemory: memory });
  const changes: string[] = [];
  language.changes$.subscribe(() => changes.push(language.key));
  const ofCountry: string[] = [];
  language.ofCountry.changes$.subscribe(() => ofCountry.push(language.ofCountry.key));
  return { session, language, remembered, changes, ofCountry };
};

describe('the language of titles (product.md, Titles in one’s language: first)', () => {
  it('is none at first, and nothing is remembered of it', () => {
    const { language, remembered, changes } = open();
    expect(language.locale).toEqual({});
    expect([remembered, changes]).toEqual([[], []]);
  });

  it('is what the device remembers until the lists are loaded, and then theirs', () => {
    const { session, language, remembered, changes } = open('de-DE');
    expect(language.locale).toEqual({ language: 'de-DE' });
    session.rebase(libraryWith({ titleLanguage: 'de-DE', veilsUnseen: true }));
    expect([remembered, changes]).toEqual([[], []]);
    session.rebase(libraryWith({ titleLanguage: 'fr-CA' }));
    expect([remembered, changes]).toEqual([['fr-CA'], ['fr-CA']]);
    session.rebase(libraryWith({}));
    expect([remembered, language.locale]).toEqual([['fr-CA', ''], {}]);
  });

  it('has the country in which the visitor watches, where a language is chosen (product.md, Titles in one’s language: country)', () => {
    const { session, language, changes, ofCountry } = open();
    session.rebase(libraryWith({ watchRegion: 'AT' }));
    expect([language.locale, changes, ofCountry]).toEqual([{}, [], []]);
    session.rebase(libraryWith({ watchRegion: 'AT', titleLanguage: 'de-AT' }));
    expect(language.locale).toEqual({ language: 'de-AT', region: 'AT' });
    session.rebase(libraryWith({ watchRegion: 'CH', titleLanguage: 'de-AT' }));
    expect([changes, ofCountry]).toEqual([['de-AT'], ['de-AT AT', 'de-AT CH']]);
  });
});

it('of two that are chosen in two tabs the later one counts in both, and is remembered (product.md, Titles in one’s language: change)', async () => {
  const device = new DeviceWithTabs();
  const titleLanguageMemory = new MemoryValue<LanguageTag>();
  const tabs = [device.open(), device.open()].map((tab) => ({
    ...tab,
    language: new TitleLanguage({ session: tab.session, titleLanguageMemory }),
  }));
  await device.clock.advance(5_000);
  for (const [at, tag] of ['de-DE', 'fr-CA', 'ja-JP'].entries())
    tabs[at % 2]?.change({ kind: 'choices-set', set: { titleLanguage: tag }, clear: [] });
  await device.clock.advance(5_000);
  expect(tabs.map(({ language }) => language.key)).toEqual(Array(2).fill(device.expected.preferences.titleLanguage));
  expect([device.expected.preferences.titleLanguage, titleLanguageMemory.recall()]).toEqual(['ja-JP', 'ja-JP']);
});
