import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import type { TitleKey } from '#domain/title.ts';
import { aPage } from '#fixtures/a-page.ts';
import { aTitle } from '#fixtures/a-title.ts';
import type { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { titleAskerOf } from '#fixtures/title-asker-of.ts';
import type { LoadState } from '../../library/load-state.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import type { ShownTitles } from '../../ports/shown-titles.ts';
import { TitleLanguage } from '../library/title-language.ts';
import { TurnTitles } from './turn-titles.ts';

const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };
const MINUTE_MS = 60_000;

const listOf = (count: number): readonly SavedTitle[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: `Title ${at + 1}`,
    addedAt: new Date(Date.UTC(2026, 10, 1) - at * MINUTE_MS).toISOString(),
  }));

interface Given {
  readonly has?: Partial<Library>;
  readonly memory?: MemoryAnswers<RememberedParts>;
  readonly failing?: ReadonlySet<number>;
  readonly load$?: BehaviorSubject<LoadState>;
  /** What the screen shows; nothing of the lists unless given. */
  readonly shownTitles?: ShownTitles;
}

/** A visit, with lists that were saved in English unless given, of a provider that has every title in every language. */
const visit = ({
  has = {},
  memory = new MemoryAnswers(),
  failing = new Set(),
  load$ = new BehaviorSubject<LoadState>(LOADED),
  shownTitles = () => [],
}: Given = {}) => {
  const { deps, clock, library } = libraryDeps(has);
  const { session } = deps;
  const titleLanguage = new TitleLanguage({ session, titleLanguageMemory: new MemoryValue<LanguageTag>() });
  const asked: { readonly id: number; readonly at: number }[] = [];
  const answerOf = async ({ id, media_type }: TitleId) => {
    asked.push({ id, at: clock.scheduler.frame });
    if (failing.has(id)) throw new CatalogError({ kind: 'http', status: 500 });
    const { language } = titleLanguage.locale;
    const texts = language && {
      name_language: language,
      overview_language: language,
      texts_language: language,
      english_name: `Title ${id}`,
    };
    const title = language ? `${language} ${id}` : `Title ${id}`;
    const details: TitleDetails = { ...aTitle({ id, media_type, title }), genres: [], created_by: [], ...texts };
    return { details };
  };
  const page = aPage();
  const { titleAsker, titleCache } = titleAskerOf({ clock, answerOf, titleMemory: memory, browser: page });
  const end = new TurnTitles({
    ...deps,
    titleAsker,
    titleCache,
    titleLanguage,
    catalogChoice: { isChosen: false },
    shownTitles,
  }).activate(load$);
  const choose = (titleLanguage?: LanguageTag) =>
    void session.dispatch({
      kind: 'choices-set',
      set: titleLanguage ? { titleLanguage } : {},
      clear: titleLanguage ? [] : ['titleLanguage'],
    });
  const names = () => library().watchlist.map(({ title }) => title);
  return { clock, asked, choose, names, library, memory, titleCache, session, page, end };
};

const after = (clock: VirtualClock, ms: number) => clock.advance(ms);

describe('what lists keep turns to the language that is chosen (product.md, Titles in one’s language: lists)', () => {
  it('a list of 200 within the errand’s limits, what was touched last first, in few changes', async () => {
    const { clock, asked, choose, names, session } = visit({ has: { watchlist: listOf(200) } });
    const changes: string[] = [];
    choose('de-DE');
    session.changes$.subscribe(({ action }) => changes.push(action.kind));
    await after(clock, 60_000);
    expect(asked.map(({ id }) => id)).toEqual(listOf(200).map(({ id }) => id));
    for (const { at } of asked)
      expect(asked.filter((each) => each.at >= at && each.at < at + 1_000).length).toBeLessThanOrEqual(5);
    expect(names()).toEqual(listOf(200).map(({ id }) => `de-DE ${id}`));
    expect(changes.length).toBeLessThanOrEqual(60);
  });

  it('what is shown before all else, in its order, and what is scrolled to meanwhile', async () => {
    let shown: readonly TitleKey[] = ['movie:150', 'movie:120', 'tv:3'];
    const { clock, asked, choose } = visit({ has: { watchlist: listOf(200) }, shownTitles: () => shown });
    choose('de-DE');
    await after(clock, 2_500);
    const first = asked.length;
    shown = ['movie:90', 'movie:150', 'movie:91'];
    await after(clock, 60_000);
    const ids = asked.map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual([150, 120, 1, 2]);
    // At most three other titles were being asked about by then.
    expect(ids.slice(first, first + 5)).toEqual(expect.arrayContaining([90, 91]));
    expect(ids.toSorted((a, b) => a - b)).toEqual(listOf(200).map(({ id }) => id));
  });

  it('and rests then, at the next visit, too', async () => {
    const { clock, asked, choose, memory, library, end } = visit({ has: { watchlist: listOf(20) } });
    choose('de-DE');
    await after(clock, 10 * MINUTE_MS);
    expect(asked).toHaveLength(20);
    end();
    const load$ = new BehaviorSubject<LoadState>({ status: 'pending' });
    const next = visit({ has: library(), memory, load$ });
    await after(next.clock, 60 * MINUTE_MS);
    load$.next(LOADED);
    await after(next.clock, 10 * MINUTE_MS);
    expect(next.asked).toEqual([]);
  });

  it('to another, and back to English where none is chosen any more', async () => {
    const { clock, choose, names, library } = visit({ has: { watchlist: listOf(2) } });
    choose('de-DE');
    await after(clock, MINUTE_MS);
    choose('fr-CA');
    await after(clock, MINUTE_MS);
    expect(names()).toEqual(['fr-CA 1', 'fr-CA 2']);
    choose();
    await after(clock, MINUTE_MS);
    expect(names()).toEqual(['Title 1', 'Title 2']);
    expect(library().watchlist[0]).not.toHaveProperty('name_language');
  });

  it('nothing is asked where none was ever chosen, nor looked up', async () => {
    const { clock, asked, memory } = visit({ has: { watchlist: listOf(20) } });
    await after(clock, 10 * MINUTE_MS);
    expect(asked).toEqual([]);
    expect(memory.answers.size).toBe(0);
  });

  it('nor of what a card gave in that language', async () => {
    const [first] = listOf(1) as [SavedTitle];
    const card = { ...first, name_language: 'de-DE', overview: 'Ein Film.', overview_language: 'de-AT' };
    const preferences = { ...EMPTY_LIBRARY.preferences, titleLanguage: 'de-DE' };
    const { clock, asked } = visit({ has: { watchlist: [card], preferences } });
    await after(clock, MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('to that of another country, as it is another language', async () => {
    const { clock, choose, names } = visit({ has: { watchlist: listOf(2) } });
    choose('pt-BR');
    await after(clock, MINUTE_MS);
    choose('pt-PT');
    await after(clock, MINUTE_MS);
    expect(names()).toEqual(['pt-PT 1', 'pt-PT 2']);
  });

  it('one that was put into a list by its other name since turns at the next visit', async () => {
    const { clock, choose, library, memory } = visit({ has: { watchlist: listOf(1) } });
    choose('de-DE');
    await after(clock, MINUTE_MS);
    const load$ = new BehaviorSubject<LoadState>({ status: 'pending' });
    const favorites = [{ id: 1, title: 'Title 1', name_language: 'en', addedAt: '2026-11-20T12:00:00.000Z' }];
    const next = visit({ has: { ...library(), favorites }, memory, load$ });
    await after(next.clock, 60 * MINUTE_MS);
    load$.next(LOADED);
    await after(next.clock, MINUTE_MS);
    expect(next.asked).toHaveLength(1);
    expect(next.library().favorites).toMatchObject([{ title: 'de-DE 1', name_language: 'de-DE' }]);
  });

  it('nor of what was marked by such a card, of which nothing but the name is kept', async () => {
    const mark = { id: 1, title: 'Der Pate', name_language: 'de-DE', seenAt: '2026-11-20T12:00:00.000Z' };
    const preferences = { ...EMPTY_LIBRARY.preferences, titleLanguage: 'de-DE' };
    const { clock, asked } = visit({ has: { marks: [mark], preferences } });
    await after(clock, MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('nor of one that is gone, and told so', async () => {
    const preferences = { ...EMPTY_LIBRARY.preferences, titleLanguage: 'de-DE' };
    const watchlist = listOf(2).map((each) => ({ ...each, goneAt: '2026-11-20T12:00:00.000Z' }));
    const { clock, asked } = visit({ has: { watchlist: watchlist.slice(1), preferences } });
    await after(clock, MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('nor of what another tab has turned meanwhile', async () => {
    const { clock, asked, choose, session, library } = visit({ has: { watchlist: listOf(20) } });
    choose('de-DE');
    const turned = library().watchlist.map((each) => ({ ...each, name_language: 'de-DE', overview_language: 'de-DE' }));
    session.rebase({ ...library(), watchlist: turned });
    await after(clock, MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('nor of what another tab was told of, though there is no text in that language', async () => {
    const { clock, asked, choose, session, library } = visit({ has: { watchlist: listOf(20) } });
    choose('de-DE');
    await after(clock, 1_000);
    const checkedAt = clock.now().toISOString();
    const told = library().watchlist.map((each) => ({ ...each, name_language: 'en', checkedAt }));
    session.rebase({ ...library(), watchlist: told });
    await after(clock, MINUTE_MS);
    expect(asked).toEqual([]);
  });

  it('back to English what has a text in another language alone', async () => {
    const [first] = listOf(1) as [SavedTitle];
    const { clock, asked, library } = visit({ has: { watchlist: [{ ...first, overview_language: 'de-DE' }] } });
    await after(clock, MINUTE_MS);
    expect(asked).toHaveLength(1);
    expect(library().watchlist[0]).not.toHaveProperty('overview_language');
  });

  it('nothing to one that was chosen before, whatever was answered by then', async () => {
    const { clock, choose, names } = visit({ has: { watchlist: listOf(20) } });
    choose('de-DE');
    await after(clock, 2_500);
    choose();
    await after(clock, 10 * MINUTE_MS);
    expect(names()).toEqual(listOf(20).map(({ id }) => `Title ${id}`));
  });

  it('one that fails keeps what it has, and is asked about later', async () => {
    const failing = new Set([1]);
    const { clock, choose, names } = visit({ has: { watchlist: listOf(2) }, failing });
    choose('de-DE');
    await after(clock, 30_000);
    expect(names()).toEqual(['Title 1', 'de-DE 2']);
    failing.clear();
    await after(clock, 5 * MINUTE_MS);
    expect(names()).toEqual(['de-DE 1', 'de-DE 2']);
  });

  it('offline right after the change nothing: it keeps what it has, and turns once there is a network', async () => {
    const { clock, asked, choose, names, page } = visit({ has: { watchlist: listOf(20) } });
    page.online$.next(false);
    choose('de-DE');
    const before = names();
    await after(clock, 1_900);
    expect([asked, names()]).toEqual([[], before]);
    page.online$.next(true);
    await after(clock, MINUTE_MS);
    expect(names()).toEqual(listOf(20).map(({ id }) => `de-DE ${id}`));
  });

  it('to the later of two that were chosen in two tabs', async () => {
    const chosen = (titleLanguage: LanguageTag) => ({
      watchlist: listOf(20),
      preferences: { ...EMPTY_LIBRARY.preferences, titleLanguage },
    });
    const { clock, names, session } = visit({ has: chosen('de-DE') });
    await after(clock, 3_000);
    session.rebase({ ...EMPTY_LIBRARY, ...chosen('fr-CA') });
    await after(clock, MINUTE_MS);
    expect(names()).toEqual(listOf(20).map(({ id }) => `fr-CA ${id}`));
  });

  it('and is known by its other names (product.md, Titles in one’s language: find)', async () => {
    const { clock, choose, titleCache } = visit({ has: { watchlist: listOf(1) } });
    choose('de-DE');
    await after(clock, MINUTE_MS);
    expect(titleCache.factsOf({ id: 1 }).names).toEqual({ english: 'Title 1' });
    expect(titleCache.textsIn({ id: 1 })).toBe('de-DE');
  });
});
