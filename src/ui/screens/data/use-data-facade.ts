import { useEffect, useEffectEvent, useState } from 'react';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { useApp } from '../../hooks/app-context.ts';

/**
 * The facade of the visitor's own data; 'opening' until the library has been loaded, 'failed' if it could not be
 * loaded.
 */
export const useDataFacade = (): DataFacade | 'opening' | 'failed' => {
  const { library, log } = useApp();
  const [data, setData] = useState<DataFacade | 'opening' | 'failed'>('opening');
  const open = useEffectEvent(() => {
    const fail = (error: unknown) => {
      log.warn("The visitor's data could not be opened.", error);
      setData('failed');
    };
    library.open('data').then(setData, fail);
  });
  useEffect(() => open(), []);
  return data;
};
