import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { inOfferedOrder, languageToOffer, type TitleLanguageOption } from '#domain/languages/offered-languages.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Languages } from '../../ports/languages.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';
import { loadableQuery, type LoadableQuery } from '../../queries/loadable-query.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

interface TitleLanguagesDeps extends Pick<LibraryDeps, 'session'> {
  readonly catalog: Pick<MovieCatalog, 'fetchLanguages'>;
  readonly requestRunner: RequestRunner;
  readonly languages: Languages;
  /** Whether the visitor was offered their own language on this device. */
  readonly languageOfferMemory: ValueMemory<boolean>;
}

/** What the UI sees of the language of titles (product.md, Titles in one’s language: choice). */
export class TitleLanguages {
  /** Those to choose from, the browser's first; none where the catalogue has one language alone. */
  readonly options: LoadableQuery<readonly TitleLanguageOption[]>;

  constructor(private readonly deps: TitleLanguagesDeps) {
    const { catalog, requestRunner, languages } = deps;
    this.options = loadableQuery(requestRunner, {
      call: async (signal) => inOfferedOrder((await catalog.fetchLanguages?.(signal)) ?? [], languages()),
      policy: 'detail',
    });
  }

  /** The language to offer below a title's text: once on a device, while none is chosen. Nothing is asked for it. */
  get offer(): TitleLanguageOption | undefined {
    const { catalog, session, languages, languageOfferMemory } = this.deps;
    const isOpen = session.library.preferences.titleLanguage === undefined && !languageOfferMemory.recall();
    return isOpen && catalog.fetchLanguages ? languageToOffer(languages()) : undefined;
  }

  /** The offer was taken or declined: it is not made again. */
  noteOffered(): void {
    this.deps.languageOfferMemory.remember(true);
  }

  /** @param language undefined for the provider's own, which is English */
  set(language: LanguageTag | undefined): void {
    this.deps.session.dispatch({
      kind: 'choices-set',
      set: language ? { titleLanguage: language } : {},
      clear: language ? [] : ['titleLanguage'],
    });
  }
}
