import { distinctUntilChanged, map, skip, type Observable } from 'rxjs';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';
import type { Locale } from '../../ports/title-locale.ts';
import type { Renewal } from '../../requests/request-runner.ts';

interface TitleLanguageDeps {
  readonly session: Pick<LibrarySession, 'library' | 'library$'>;
  readonly titleLanguageMemory: ValueMemory<LanguageTag>;
}

const localeIn = ({ library }: Pick<LibrarySession, 'library'>): Locale => {
  const { titleLanguage: language, watchRegion: region } = library.preferences;
  return language ? { language, region } : {};
};

/** The language of titles in use: the library's, remembered for the first requests of the next visit (product.md, Titles in one’s language: first). */
export class TitleLanguage implements Renewal {
  /** Emits after each change of the language. */
  readonly changes$: Observable<unknown>;
  /** Of what goes by the country as well: the lists tell it only once they are loaded. */
  readonly ofCountry: Renewal;

  constructor(private readonly deps: TitleLanguageDeps) {
    const { session, titleLanguageMemory: memory } = deps;
    const language$ = session.library$.pipe(map(({ preferences }) => preferences.titleLanguage ?? ''));
    language$.pipe(distinctUntilChanged()).subscribe((language) => {
      if (language !== (memory.recall() ?? '')) memory.remember(language);
    });
    this.changes$ = language$.pipe(distinctUntilChanged(), skip(1));
    const keyOfCountry = () => Object.values(this.locale).join(' ');
    this.ofCountry = {
      get key() {
        return keyOfCountry();
      },
      changes$: session.library$.pipe(map(keyOfCountry), distinctUntilChanged(), skip(1)),
    };
  }

  get locale(): Locale {
    return localeIn(this.deps.session);
  }

  /** Tells what is asked for in one from what is in another. */
  get key(): string {
    return this.locale.language ?? '';
  }
}
