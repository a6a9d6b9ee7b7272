import type { App } from '#application/app.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { Edition } from '#application/ports/catalog/edition.ts';
import { tokens } from '#application/ports/port.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { LibraryFacade } from '#application/use-cases/library-facade.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { LateParts } from './late-parts.ts';

/** What is built here. Ports and tokens of adapters are not among it, nor are classes that are bound to themselves. */
interface Parts {
  readonly edition: Edition;
  readonly tabName: string;
  readonly catalogue: Catalogue;
  readonly sinceAnswered: () => number;
  readonly lateParts: LateParts;
  readonly repository: LibraryRepository;
  readonly dataFacade: DataFacade;
  readonly library: LibraryFacade;
  readonly app: App;
}

/** The token of each part, by its name. */
export const Token = tokens<Parts>();
