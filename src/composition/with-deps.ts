import type { AbstractNewable, ResolutionContext } from 'inversify';

/** The token of each dependency. A class of the core may be its own token. */
type Tokens<Deps> = { readonly [Name in keyof Deps]: AbstractNewable<Deps[Name]> };

/** The dependencies that a table of tokens names. */
export const resolveAll = <Deps extends object>({ get }: Pick<ResolutionContext, 'get'>, tokens: Tokens<Deps>): Deps =>
  Object.fromEntries(Object.entries<AbstractNewable>(tokens).map(([name, token]) => [name, get(token)])) as Deps;

/** Makes a value from dependencies, for `toDynamicValue`. */
export const madeOf =
  <Deps extends object, T>(tokens: Tokens<Deps>, make: (deps: Deps) => T) =>
  (context: ResolutionContext): T =>
    make(resolveAll(context, tokens));

/** Makes a class of the core, which takes its dependencies as one object, for `toDynamicValue`. */
export const withDeps = <Deps extends object, T>(Class: new (deps: Deps) => T, tokens: Tokens<Deps>) =>
  madeOf(tokens, (deps) => new Class(deps));
