import { ContainerModule } from 'inversify';
import { LibrarySession } from '#application/library/library-session.ts';
import { ThemeState } from '#application/theme-state.ts';
import { SetTheme } from '#application/use-cases/set-theme.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';

/** Tells this tab's changes from those of others; no secret. */
const tabName = (): string => Math.random().toString(36).slice(2);

/** What there is before anything is loaded; the theme is already known. */
const initialLibrary = (theme = EMPTY_LIBRARY.preferences.theme): Library => ({
  ...EMPTY_LIBRARY,
  preferences: { ...EMPTY_LIBRARY.preferences, theme },
});

export const libraryModule = new ContainerModule(({ bind }) => {
  bind(LibrarySession)
    .toResolvedValue(
      (memory, clock, earlyLog) => {
        const session = new LibrarySession(initialLibrary(memory.recall()), clock, tabName());
        session.appendBy((changes) => earlyLog.append(changes));
        return session;
      },
      [Token.themeMemory, Token.clock, Token.earlyLog],
    )
    .inSingletonScope();
  bind(SetTheme).toResolvedValue(construct(SetTheme), [LibrarySession]);
  bind(ThemeState)
    .toResolvedValue(
      (session, setTheme, memory) => new ThemeState({ session, setTheme, memory }),
      [LibrarySession, SetTheme, Token.themeMemory],
    )
    .inSingletonScope();
});
