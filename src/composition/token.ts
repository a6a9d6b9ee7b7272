import type { App } from '#application/app.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { Edition } from '#application/ports/catalog/edition.ts';
import { token } from '#application/ports/port.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { LibraryFacade } from '#application/use-cases/library-facade.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { LateParts } from './late-parts.ts';

/**
 * Tokens for the things that are built here. Ports and tokens of adapters are not among them, nor are classes that are
 * bound to themselves.
 */
export const Token = {
  edition: token<Edition>('Edition'),
  tabName: token<string>('TabName'),
  catalogue: token<Catalogue>('Catalogue'),
  sinceAnswered: token<() => number>('SinceAnswered'),
  lateParts: token<LateParts>('LateParts'),
  repository: token<LibraryRepository>('LibraryRepository'),
  dataFacade: token<DataFacade>('DataFacade'),
  library: token<LibraryFacade>('LibraryFacade'),
  app: token<App>('App'),
};
