import { ContainerModule } from 'inversify';
import { Identity } from '#application/library/identity.ts';
import { LibraryKeeper } from '#application/library/library-keeper.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Token } from './tokens.ts';

/** Who keeps the library, for whom, and what the visitor is told of it. */
export const keeperModule = new ContainerModule(({ bind }) => {
  bind(Identity)
    .toDynamicValue(
      (container) => new Identity({ resolve: () => container.get(Token.lateParts).resolve() }, container.get(Token.clock)),
    )
    .inSingletonScope();
  bind(LibraryKeeper)
    .toDynamicValue((container) =>
      new LibraryKeeper({
        session: container.get(LibrarySession),
        open: () => container.get(Token.lateParts).open(),
        outbox: container.get(Token.outbox),
        device: container.get(Token.device),
        clock: container.get(Token.clock),
        log: container.get(Token.log),
      }),
    )
    .inSingletonScope();
});
