import type { App } from '#application/app.ts';
import type { DataFacade } from '#application/facades/data-facade.ts';
import type { LibraryFacade } from '#application/facades/library-facade.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import { token } from '#application/port.ts';
import type { LateParts } from './late-parts.ts';

/** What is put together here, beyond what adapters provide and what is bound to its own class. */
export const Token = {
  tabName: token<string>('TabName'),
  lateParts: token<LateParts>('LateParts'),
  repository: token<LibraryRepository>('LibraryRepository'),
  dataFacade: token<DataFacade>('DataFacade'),
  library: token<LibraryFacade>('LibraryFacade'),
  app: token<App>('App'),
};
