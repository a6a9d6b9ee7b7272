import { useEffect, useEffectEvent, useState } from 'react';
import type { DataDesk } from '#application/library/data-desk.ts';
import { useApp } from '../../app/app-context.ts';

/** The visitor's own data; 'opening' until the library has been loaded. */
export const useDataDesk = (): DataDesk | 'opening' | 'failed' => {
  const { desk, log } = useApp();
  const [data, setData] = useState<DataDesk | 'opening' | 'failed'>('opening');
  const open = useEffectEvent(() => {
    const fail = (error: unknown) => {
      log.warn("The visitor's data could not be opened.", error);
      setData('failed');
    };
    desk.openData().then(setData, fail);
  });
  useEffect(() => open(), []);
  return data;
};
