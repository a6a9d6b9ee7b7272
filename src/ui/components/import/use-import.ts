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
  const [opened, setOpened] = useState<ImportFacade>();
  const [isConverting, setConverting] = useState(false);
  const read = async (files: Files, dateOrder?: DateOrder) => {
    if (files.length === 0) return;
    dispatch({ kind: 'files', files });
    try {
      const facade = await fetchCode(() => library.open('import'), clock);
      setOpened(facade);
      dispatch({ kind: 'read', files, outcome: await facade.read(files, dateOrder) });
    } catch (error) {
      consoleLog.warn('code', 'The code of imports could not be loaded.', error);
      dispatch({ kind: 'no-code', files });
    }
  };
  return {
    flow,
    dispatch,
    opened,
    /** What the steps go by. */
    facade: isConverting ? opened?.converting : opened,
    /** Whether the files are only converted (product.md, Import: only convert). */
    isConverting,
    setConverting,
    read: (files: Files, dateOrder?: DateOrder) => void read(files, dateOrder),
  };
};
