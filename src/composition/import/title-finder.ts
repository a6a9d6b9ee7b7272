import type { Container } from 'inversify';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { Port } from '#application/ports/port.ts';
import { Token } from '../token.ts';

/** Binds what finds titles by the numbers and names that others give them. @returns the same one each time. */
export const openTitleFinder = async (container: Container): Promise<TitleFinder> => {
  const finder = await container.get(Token.catalogue).openFinder(container);
  // Another call may have bound one while this one waited.
  if (!container.isBound(Port.titleFinder)) container.bind(Port.titleFinder).toConstantValue(finder);
  return container.get(Port.titleFinder);
};
