import { lazy, useState, type ComponentType } from 'react';

export interface LateScreen {
  readonly Component: ComponentType;
  /** Resolves when the screen's code is here. */
  readonly fetchCode: () => Promise<unknown>;
}

/** A screen whose code comes when it is first needed. Once it is here, the screen is shown without any waiting. */
export const lateScreen = (load: () => Promise<ComponentType>): LateScreen => {
  let Arrived: ComponentType | undefined;
  const fetchCode = async () => ({ default: (Arrived = await load()) });
  const Late = lazy(fetchCode);

  function Screen() {
    const [Shown] = useState(() => Arrived ?? Late);
    return <Shown />;
  }
  return { Component: Screen, fetchCode };
};
