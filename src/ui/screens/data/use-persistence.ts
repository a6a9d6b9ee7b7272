import { useEffect, useEffectEvent, useState } from 'react';
import type { StoragePersistence, PersistenceState } from '#application/use-cases/data/storage-persistence.ts';

/** Whether the browser protects the data from removal; undefined until the browser has answered. */
export const usePersistence = (persistence: StoragePersistence) => {
  const [state, setState] = useState<PersistenceState>();
  const [isRefused, setRefused] = useState(false);

  const look = useEffectEvent(() => void persistence.state().then(setState));
  useEffect(() => look(), []);

  const request = async () => {
    setRefused(!(await persistence.request()));
    setState(await persistence.state());
  };
  return { state, isRefused, request: () => void request() };
};
