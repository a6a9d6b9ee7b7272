import type { Container } from 'inversify';
import { ImportPort } from '#application/import/import-port.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';
import { Token } from '../token.ts';

/** Binds what finds titles by the numbers and names that others give them. @returns the same one each time. */
export const openTitleFinder = async (container: Container): Promise<TitleFinder> => {
  const finder = await container.get(Token.catalogue).openFinder(container);
  // Another call may have bound one while this one waited.
  if (!container.isBound(ImportPort.finder)) container.bind(ImportPort.finder).toConstantValue(finder);
  return container.get(ImportPort.finder);
};
