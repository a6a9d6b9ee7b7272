import { useReducer, useState } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { DateOrder } from '#domain/import/import-reading.ts';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import { CHOOSING, importFlow, type Files } from './import-flow.ts';

/** The flow of an import, and the facade once the first files were chosen. */
export const useImport = () => {
  const { library, clock, consoleLog } = useApp();
  const [flow, dispatch] = useReducer(importFlow, CHOOSING);
  const [facade, setFacade] = useState<ImportFacade>();
  const read = async (files: Files, dateOrder?: DateOrder) => {
    if (files.length === 0) return;
    dispatch({ kind: 'files', files });
    try {
      const opened = await fetchCode(() => library.open('import'), clock);
      setFacade(opened);
      dispatch({ kind: 'read', files, outcome: await opened.read(files, dateOrder) });
    } catch (error) {
      consoleLog.warn('code', 'The code of imports could not be loaded.', error);
      dispatch({ kind: 'no-code', files });
    }
  };
  return { flow, dispatch, facade, read: (files: Files, dateOrder?: DateOrder) => void read(files, dateOrder) };
};
