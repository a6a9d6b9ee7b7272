import { lazy, Suspense, useState, type ComponentType } from 'react';
import { fetchCode } from './fetch-code.ts';

export interface LateComponent<Props extends object = object> {
  /** The component. It must be shown within a `Suspense`. */
  readonly Component: ComponentType<Props>;
  /** Resolves when the component's code has arrived. */
  readonly preload: () => Promise<unknown>;
}

/** Shows nothing, in place of a part that the page can do without. */
export const Nothing = () => null;

/**
 * A component with code that comes when it is first needed. Once the code has arrived, the component is shown without
 * any wait.
 * @param missing is shown where the code cannot come. Without it, that is an error for the boundary around.
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
      // Code that could not come may come the next time. Code that is late has had its time.
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

/** A part that the page can do without. Nothing stands in its place while its code is on its way, and where that does not come. */
export const latePart = <Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> => {
  const { Component } = lateComponent(load, name, Nothing);
  return (props: Props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
};
