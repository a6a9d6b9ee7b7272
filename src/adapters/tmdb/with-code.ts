import { CatalogError } from '#domain/catalog-failure.ts';
import { aborted } from './client/aborted.ts';

/**
 * An answer, and the code that reads it, which comes while the provider answers: the first screen shows nothing of it. Code that does not come
 * counts as a network that fails.
 */
export const withCode = async <Code>(
  answer: Promise<unknown>,
  code: Promise<Code>,
  signal: AbortSignal,
): Promise<readonly [unknown, Code]> => {
  const lost = (cause: unknown): never => {
    throw new CatalogError({ kind: 'network' }, { cause });
  };
  const both = await Promise.all([answer, code.catch(lost)]);
  if (signal.aborted) throw aborted();
  return both;
};
