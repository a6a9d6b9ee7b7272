import type { DataFacade } from '#application/facades/data-facade.ts';
import type { LinksFacade } from '#application/facades/links-facade.ts';
import type { MarksFacade } from '#application/facades/marks-facade.ts';
import type { WatchFacade } from '#application/facades/watch-facade.ts';
import type { ImportFacade } from '#application/import/import-facade.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';

/** Parts of the application with code that arrives after the first screen. */
export interface LateParts extends IdentityResolver {
  readonly open: () => Promise<LibraryRepository>;
  readonly openData: () => Promise<DataFacade>;
  readonly openMarks: () => Promise<MarksFacade>;
  readonly openImport: () => Promise<ImportFacade>;
  readonly openLinks: () => Promise<LinksFacade>;
  readonly openWatch: () => Promise<WatchFacade>;
}
