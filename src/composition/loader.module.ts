import { ContainerModule } from 'inversify';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Token } from './tokens.ts';

/** Who has the library loaded and saved, and for whom. */
export const loaderModule = new ContainerModule(({ bind }) => {
  bind(Identity)
    .toDynamicValue(
      (container) => new Identity({ resolve: () => container.get(Token.lateParts).resolve() }, container.get(Token.clock)),
    )
    .inSingletonScope();
  bind(LibraryLoader)
    .toDynamicValue((container) =>
      new LibraryLoader({
        session: container.get(LibrarySession),
        open: () => container.get(Token.lateParts).open(),
        earlyLog: container.get(Token.earlyLog),
        device: container.get(Token.device),
        clock: container.get(Token.clock),
        log: container.get(Token.log),
      }),
    )
    .inSingletonScope();
});
