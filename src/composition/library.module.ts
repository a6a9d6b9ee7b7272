import { ContainerModule } from 'inversify';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port } from '#application/ports/port.ts';
import { SetTheme } from '#application/use-cases/library/set-theme.ts';
import { ThemeState } from '#application/use-cases/library/theme-state.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { Token } from './token.ts';
import { madeOf, resolveAll, withDeps } from './with-deps.ts';

const newTabName = (): string => Math.random().toString(36).slice(2);

/** The library before anything is loaded. Only its theme is already known. */
const initialLibrary = (theme = EMPTY_LIBRARY.preferences.theme): Library => ({
  ...EMPTY_LIBRARY,
  preferences: { ...EMPTY_LIBRARY.preferences, theme },
});

export const libraryModule = new ContainerModule(({ bind }) => {
  bind(Token.tabName).toConstantValue(newTabName());
  bind(Port.initialLibrary).toDynamicValue(
    madeOf({ memory: Port.themeMemory }, ({ memory }) => initialLibrary(memory.recall())),
  );
  bind(LibrarySession)
    .toDynamicValue(
      withDeps(LibrarySession, { initialLibrary: Port.initialLibrary, clock: Port.clock, tab: Token.tabName }),
    )

    .onActivation((context, session) => {
      const { earlyLog } = resolveAll(context, { earlyLog: Port.earlyLog });
      session.appendBy((changes) => earlyLog.append(changes));
      return session;
    });
  bind(SetTheme).toDynamicValue(withDeps(SetTheme, { session: LibrarySession }));
  bind(ThemeState).toDynamicValue(
    withDeps(ThemeState, { session: LibrarySession, setTheme: SetTheme, themeMemory: Port.themeMemory }),
  );
});
