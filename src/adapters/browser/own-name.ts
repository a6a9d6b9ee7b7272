import { scopeOf } from '#domain/addresses/scope-of.ts';

/** Begins the names of all that this copy of the app keeps in the browser. */
export const OWN_SCOPE: string = import.meta.env.BASE_URL === '/' ? '' : scopeOf(import.meta.env.BASE_URL);

/**
 * The name of something that is kept in the browser (product.md, Configuration: own names). Every name of an entry, a database, a
 * cache, a channel and a lock goes through here: other copies of the app may be in other folders of the same host.
 */
export const ownName = (name: string): string => OWN_SCOPE + name;
