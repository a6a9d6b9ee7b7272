import type { LanguageTag } from '#domain/languages/language-tag.ts';
import { languagesInOrder, type NamedLanguage } from '#domain/languages/offered-languages.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';
import type { Undo } from '../../library/undo.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Languages } from '../../ports/languages.ts';
import { LoadableQuery } from '../../queries/loadable-query.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { LanguageOffer } from './language-offer.ts';

export interface TitleLanguagesDeps extends Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly catalog: Pick<MovieCatalog, 'fetchLanguages'>;
  readonly languages: Languages;
  readonly requestRunner: RequestRunner;
  readonly languageOffer: LanguageOffer;
}

/** The language of titles, as the visitor chooses it (product.md, Titles in one’s language: choice). */
export class TitleLanguages {
  /** Those to choose from, in their order; none of a catalogue that promises none. What was loaded once is asked for no more in this visit. */
  readonly all: LoadableQuery<readonly NamedLanguage[]>;

  constructor(private readonly deps: TitleLanguagesDeps) {
    const { catalog, languages, requestRunner } = deps;
    const request = {
      call: async (signal: AbortSignal) =>
        languagesInOrder((await catalog.fetchLanguages?.(signal)) ?? [], languages()),
      policy: 'detail',
    } as const;
    this.all = new LoadableQuery({ load$: requestRunner.run(request), again$: requestRunner.runAgain(request) });
  }

  /** @param language undefined for texts as the catalogue has them */
  choose(language: LanguageTag | undefined): void {
    this.set(language);
  }

  /** Takes what a title's page has offered, and says so: what was pressed goes. @param name the language's own */
  accept(language: LanguageTag, name: string): void {
    const say = notifyUndoable(this.deps.notifications, `Titles come in ${name}. ‘Your data’ has the choice.`);
    this.set(language, (undo) => say(byItems(undo)));
  }

  /** Wants no other texts than there are. */
  decline(): void {
    this.deps.languageOffer.answer();
  }

  private set(language: LanguageTag | undefined, onDone?: (undo: Undo) => void): void {
    const { session, languageOffer } = this.deps;
    languageOffer.answer();
    const patch =
      language === undefined
        ? { set: {}, clear: ['titleLanguage' as const] }
        : { set: { titleLanguage: language }, clear: [] };
    session.dispatch({ kind: 'choices-set', ...patch }, onDone);
  }
}
