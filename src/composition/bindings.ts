import { ContainerModule, type BindToFluentSyntax, type Newable } from 'inversify';
import { partsOf, type Filled, type Holding, type Name, type Parts } from './parts.ts';

/** How a part of this type is made. @template Needs the names of the parts that it is made of */
interface Binding<Type, Needs extends Name = never> {
  (syntax: BindToFluentSyntax<unknown>): void;
  readonly makes?: () => Type;
  readonly needs?: () => Needs;
}

/** An adapter, which names what it takes by `@inject(port('clock'))`. */
export const to =
  <Type>(Class: Newable<Type>): Binding<Type> =>
  (syntax) =>
    void syntax.to(Class);

export const value =
  <Type>(what: Type): Binding<Type> =>
  (syntax) =>
    void syntax.toConstantValue(what);

/** What a function makes of what it says that it needs. */
export const by =
  <Type, Needs extends Name = never>(make: (held: Holding<Needs>) => Type): Binding<Type, Needs> =>
  (syntax) =>
    void syntax.toDynamicValue((context) => make(context as unknown as Holding<Needs>));

/** The names of the parts that a class, or a function, takes. */
export type TakenBy<Taker> =
  | (Taker extends new (deps: infer Deps) => unknown ? keyof Deps & Name : never)
  | (Taker extends (deps: infer Deps) => unknown ? keyof Deps & Name : never);

type Taking<Deps> = new (deps: Deps) => unknown;
type Anyhow = new (deps: never) => unknown;

interface Made {
  <Class extends Anyhow>(Class: Class & Taking<Parts>): Binding<InstanceType<Class>, TakenBy<Class>>;
  <Class extends Anyhow, Own extends object>(
    Class: Class & Taking<Parts & Own>,
    own: () => Own,
  ): Binding<InstanceType<Class>, Exclude<TakenBy<Class>, keyof Own>>;
}

/**
 * A class of the core: what it takes is in the table, or it does not compile.
 * @param own gives what only this class takes
 */
export const made: Made =
  <Own extends object>(Class: Taking<Parts & Own>, own?: () => Own) =>
  (syntax: BindToFluentSyntax<unknown>): void =>
    void syntax.toDynamicValue((context) => new Class(partsOf(context as unknown as Holding<Name>, own?.() as Own)));

type Bindings = { readonly [Part in Name]?: Binding<Parts[Part], Name> };
type NeedsOf<One> = One extends { readonly needs?: () => infer Needs extends Name } ? Needs : never;

/** A module that binds these names of the table, each to what has its type. @template Needs what it binds them to needs besides */
export interface Module<Names extends Name, Needs extends Name = never> extends ContainerModule {
  readonly binds?: { readonly [Bound in Names]: true };
  readonly needs?: () => Needs;
}

/** A name that the table lacks does not compile. */
export const bindings = <Bound extends Bindings>(
  bound: Bound & { readonly [Part in Exclude<keyof Bound, Name>]: never },
): Module<keyof Bound & Name, Exclude<NeedsOf<Bound[keyof Bound]>, keyof Bound>> =>
  new ContainerModule(({ bind }) => {
    for (const [name, binding] of Object.entries<Binding<unknown, Name>>(bound)) binding(bind(name));
  });

type Modules = readonly Module<never, Name>[];
/** Of one module or another: what both bind. */
export type NamesOf<One extends Module<never, Name>> = keyof NonNullable<One['binds']> & Name;
type AllNamesOf<Loaded extends Modules> = { [At in keyof Loaded]: NamesOf<Loaded[At]> }[number];

/** For the compiler's message: what is read, and bound to nothing. */
interface NotBound<Names> {
  readonly isNotBound: Names;
}
type Checked<Missing> = [Missing] extends [never] ? unknown : NotBound<Missing>;

/** Loads modules into a container. It does not compile where they need what neither they nor the container have. */
export const load = <const Loaded extends Modules, Held extends Name>(
  container: Filled<Held>,
  modules: Loaded & Checked<Exclude<NeedsOf<Loaded[number]>, Held | AllNamesOf<Loaded>>>,
): Filled<Held | AllNamesOf<Loaded>> => {
  container.load(...modules);
  return container as unknown as Filled<Held | AllNamesOf<Loaded>>;
};
