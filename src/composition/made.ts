import type { ResolutionContext } from 'inversify';
import { partsOf, type Parts } from './parts.ts';

/** Makes a class of the core, for `toDynamicValue`: what it takes is in the table, or it does not compile. */
export const made =
  <T>(Class: new (deps: Parts) => T) =>
  (context: ResolutionContext): T =>
    new Class(partsOf(context));
