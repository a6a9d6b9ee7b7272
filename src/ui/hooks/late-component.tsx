import { lazy, useState, type ComponentType } from 'react';
import { fetchCode } from './fetch-code.ts';

export interface LateComponent<Props extends object = object> {
  /** To be shown within a `Suspense`. */
  readonly Component: ComponentType<Props>;
  /** Resolves when its code is here. */
  readonly preload: () => Promise<unknown>;
}

/** For a part that the page can do without. */
export const Nothing = () => null;

/**
 * A component with code that is fetched when it is first needed. Once the code is here, the component is shown at once.
 * @param name the component's name in its module.
 * @param missing what is shown where the code cannot come; without it, that is an error for the boundary around.
 */
export const lateComponent = <Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  missing?: ComponentType<Props>,
): LateComponent<Props> => {
  let Arrived: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  const arrive = async () => {
    try {
      return (Arrived = (await load())[name]);
    } catch (error) {
      // What could not come may come the next time; what is late has had its time.
      coming = undefined;
      throw error;
    }
  };
  const preload = () => (coming ??= fetchCode(arrive));
  const Late = lazy(async () => ({
    default: await preload().catch((error: unknown) => {
      if (missing) return missing;
      throw error;
    }),
  }));

  function Component(props: Props) {
    const [Shown] = useState(() => Arrived ?? Late);
    return <Shown {...props} />;
  }
  return { Component, preload };
};
