import { lazy, useState, type ComponentType } from 'react';
import { codeInTime } from '../hooks/code-in-time.ts';

export interface LateScreen {
  readonly Component: ComponentType;
  /** Resolves when the screen's code is here. */
  readonly fetchCode: () => Promise<unknown>;
}

/** A screen whose code comes when it is first needed. Once it is here, the screen is shown without any waiting. */
export const lateScreen = (load: () => Promise<ComponentType>): LateScreen => {
  let Arrived: ComponentType | undefined;
  let coming: Promise<{ readonly default: ComponentType }> | undefined;

  const arrive = async () => {
    try {
      return { default: (Arrived = await load()) };
    } catch (error) {
      // What could not come may come the next time; what is late has had its time.
      coming = undefined;
      throw error;
    }
  };
  const fetchCode = () => (coming ??= codeInTime(arrive()));
  const Late = lazy(fetchCode);

  function Screen() {
    const [Shown] = useState(() => Arrived ?? Late);
    return <Shown />;
  }
  return { Component: Screen, fetchCode };
};
