import { ContainerModule, type BindToFluentSyntax } from 'inversify';
import type { Parts } from './parts.ts';

type Bind = <Name extends keyof Parts>(name: Name) => BindToFluentSyntax<Parts[Name]>;

/** A module that binds names of the table, each to what has its type. */
export const bindings = (load: (bind: Bind) => void): ContainerModule =>
  new ContainerModule(({ bind }) => load((name) => bind<Parts[typeof name]>(name)));
