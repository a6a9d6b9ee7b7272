import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { codeInTime } from './code-in-time.ts';

const Nothing = () => null;

/** A part that the page can do without: its code comes when it is first shown, and where it can't come, nothing is shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await codeInTime(load()).catch((): ComponentType<Props> => Nothing) }));
