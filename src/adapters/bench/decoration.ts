import type { Token } from '#application/ports/port.ts';

/** Gives what else is bound. */
export type Get = <T>(port: Token<T>) => T;

/** What takes the place of an adapter, made of that adapter. */
export interface Decoration {
  readonly port: Token<unknown>;
  readonly by: (inner: unknown, get: Get) => unknown;
}

/** A decoration of what is bound to a port. */
export const decorating = <T>(port: Token<T>, by: (inner: T, get: Get) => T): Decoration => ({
  port,
  by: by as Decoration['by'],
});
