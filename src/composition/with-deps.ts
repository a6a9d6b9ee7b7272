import type { AbstractNewable, ResolutionContext } from 'inversify';

/** For each dependency, what is bound to it: a token, or a class of the core. */
type Tokens<Deps> = { readonly [Name in keyof Deps]: AbstractNewable<Deps[Name]> };

/** The dependencies that a table of tokens names. */
export const resolveAll = <Deps extends object>({ get }: Pick<ResolutionContext, 'get'>, tokens: Tokens<Deps>): Deps =>
  Object.fromEntries(Object.entries<AbstractNewable>(tokens).map(([name, token]) => [name, get(token)])) as Deps;

/** For `toDynamicValue`: what a function makes of its dependencies. */
export const madeOf =
  <Deps extends object, T>(tokens: Tokens<Deps>, make: (deps: Deps) => T) =>
  (context: ResolutionContext): T =>
    make(resolveAll(context, tokens));

/** For `toDynamicValue`: makes a class of the core, which takes its dependencies as one object. */
export const withDeps = <Deps extends object, T>(Class: new (deps: Deps) => T, tokens: Tokens<Deps>) =>
  madeOf(tokens, (deps) => new Class(deps));
