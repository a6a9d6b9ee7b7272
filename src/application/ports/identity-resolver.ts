import type { Identifier } from '#domain/library/bundle.ts';

/** One way to name this device and network; a chain of them always finds a name. */
export interface IdentityResolver {
  /** Undefined when this way finds none. Never rejects. */
  resolve(): Promise<Identifier | undefined>;
}
