import type { Container } from 'inversify';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import { ImportPort } from '#application/import/import-port.ts';
import { Port } from '#application/port.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';

/** Binds what finds titles by the numbers and names that others give them. @returns the same one each time. */
export const openTitleFinder = async (container: Container): Promise<TitleFinder> => {
  const { isDemo } = container.get(Port.catalogChoice);
  const demoFinder = isDemo ? (await import('../demo.module.ts')).demoTitleFinder(container) : undefined;
  // Another catalogue brings a finder of its own.
  if (!container.isBound(ImportPort.finder)) {
    if (demoFinder) container.bind(ImportPort.finder).toConstantValue(demoFinder);
    else container.bind(ImportPort.finder).to(TmdbTitleFinder);
  }
  return container.get(ImportPort.finder);
};
