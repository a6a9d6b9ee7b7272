import { languageTagOf } from '#domain/languages/language-tag-of.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Languages } from '../../ports/languages.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';

export interface LanguageOfferDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchLanguages'>;
  readonly languages: Languages;
  readonly session: Pick<LibrarySession, 'library'>;
  /** Whether the visitor has answered. */
  readonly languageOfferMemory: ValueMemory<boolean>;
}

/** Texts in the visitor's own language, as titles' pages offer them once (product.md, Titles in one’s language: offered). */
export class LanguageOffer {
  constructor(private readonly deps: LanguageOfferDeps) {}

  /** Whether the catalogue gives texts in other languages than English at all. */
  get isPromised(): boolean {
    return this.deps.catalog.fetchLanguages !== undefined;
  }

  /** The language that is offered: the browser's first one; undefined where nothing is to be asked. Nothing is fetched for it. */
  get language(): LanguageTag | undefined {
    const { languages, session, languageOfferMemory } = this.deps;
    if (!this.isPromised || session.library.preferences.titleLanguage !== undefined) return undefined;
    const [first = ''] = languages();
    const language = languageTagOf(first);
    return language?.startsWith('en') || languageOfferMemory.recall() ? undefined : language;
  }

  /** Notes that the visitor has answered, or chosen anywhere: nothing is offered any more. */
  answer(): void {
    this.deps.languageOfferMemory.remember(true);
  }
}
