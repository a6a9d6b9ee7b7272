import { ContainerModule } from 'inversify';
import { decodeLegacy } from '#adapters/store/decode-legacy.ts';
import { Greeting } from '#application/library/greeting.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { ThemeState } from '#application/theme-state.ts';
import { LoadLibrary } from '#application/use-cases/load-library.ts';
import { MigrateLegacyStorage } from '#application/use-cases/migrate-legacy-storage.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { SetTheme } from '#application/use-cases/set-theme.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';

/** Tells this tab's changes from those of others; no secret. */
const tabName = (): string => Math.random().toString(36).slice(2);

export const libraryModule = new ContainerModule(({ bind }) => {
  bind(LibrarySession)
    .toResolvedValue(
      (memory, clock) => {
        const { preferences } = EMPTY_LIBRARY;
        const initial = { ...EMPTY_LIBRARY, preferences: { ...preferences, theme: memory.recall() ?? preferences.theme } };
        return new LibrarySession(initial, clock, tabName());
      },
      [Token.themeMemory, Token.clock],
    )
    .inSingletonScope();
  bind(SetTheme).toResolvedValue(construct(SetTheme), [LibrarySession]);
  bind(ThemeState)
    .toResolvedValue(
      (session, setTheme, memory) => new ThemeState({ session, setTheme, memory }),
      [LibrarySession, SetTheme, Token.themeMemory],
    )
    .inSingletonScope();
  bind(Identity).toResolvedValue(construct(Identity), [Token.identityResolver, Token.clock]).inSingletonScope();
  bind(MigrateLegacyStorage).toResolvedValue(
    (legacy, store) => new MigrateLegacyStorage({ legacy, parse: decodeLegacy, store }),
    [Token.legacyStorage, Token.store],
  );
  bind(LoadLibrary).toResolvedValue(
    (store, session, migrate) => new LoadLibrary({ store, session, migrate }),
    [Token.store, LibrarySession, MigrateLegacyStorage],
  );
  bind(LibraryKeeper)
    .toDynamicValue((container) =>
      new LibraryKeeper({
        session: container.get(LibrarySession),
        identity: container.get(Identity),
        store: container.get(Token.store),
        loadLibrary: container.get(LoadLibrary),
        device: container.get(Token.device),
        clock: container.get(Token.clock),
        log: container.get(Token.log),
      }),
    )
    .inSingletonScope();
  bind(Greeting)
    .toDynamicValue((container) =>
      new Greeting({
        keeper: container.get(LibraryKeeper),
        session: container.get(LibrarySession),
        notifications: container.get(Notifications),
        clock: container.get(Token.clock),
      }),
    )
    .inSingletonScope();
});
