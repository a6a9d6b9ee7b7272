import type { Decorated } from './decorated.ts';

/** What takes the place of an adapter, made of that adapter. */
export interface Decoration {
  readonly port: keyof Decorated;
  /** @param parts what else is bound */
  readonly by: (inner: unknown, parts: Decorated) => unknown;
}

/** A decoration of what is bound to a port. */
export const decorating = <Name extends keyof Decorated>(
  port: Name,
  by: (inner: Decorated[Name], parts: Decorated) => Decorated[Name],
): Decoration => ({ port, by: by as Decoration['by'] });
