import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from './app-context.ts';

const REFRESH_MS = 10_000;

/** The time, updated every 10 seconds. */
export const useNow = (): Date => {
  const { clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  const look = useEffectEvent(() => setNow(clock.now()));

  useEffect(() => {
    const looking = clock.scheduler.schedule(function lookAgain() {
      look();
      this.schedule(undefined, REFRESH_MS);
    }, REFRESH_MS);
    return () => looking.unsubscribe();
  }, [clock]);

  return now;
};
