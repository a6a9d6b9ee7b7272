import { useReducer, useState } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { TableChoices } from '#domain/import/columns/table-choices.ts';
import type { ReadingAnswers } from '#domain/import/import-reading.ts';
import { useApp } from '../../hooks/app-context.ts';
import { fetchCode } from '../../hooks/code/fetch-code.ts';
import { CHOOSING, importFlow, takesFiles, type Files, type ImportFlow } from './import-flow.ts';
import { useFileDrop } from './use-file-drop.ts';

/** The flow of an import, and the facade once the first files were chosen. @param isOpen whether files may be dropped */
export const useImport = (isOpen: boolean) => {
  const { library, clock, consoleLog } = useApp();
  const [flow, dispatch] = useReducer(importFlow, CHOOSING);
  const [opened, setOpened] = useState<ImportFacade>();
  const [isConverting, setConverting] = useState(false);
  const [given] = useState(() => new Map<string, TableChoices>());
  const read = async (files: Files, answers: ReadingAnswers = {}) => {
    if (files.length === 0) return;
    dispatch({ kind: 'files', files });
    for (const [key, answer] of answers.tables ?? []) if (answer !== 'left-out') given.set(key, answer);
    try {
      const facade = await fetchCode(() => library.open('import'), clock);
      setOpened(facade);
      const reader = isConverting ? facade.converting : facade;
      dispatch({ kind: 'read', files, answers, outcome: await reader.read(files, answers) });
    } catch (error) {
      consoleLog.warn('code', 'The code of imports could not be loaded.', error);
      dispatch({ kind: 'no-code', files });
    }
  };
  const isDraggedOver = useFileDrop(isOpen, (files) => takesFiles(flow) && void read(files));
  return {
    flow,
    dispatch,
    opened,
    isReading: 'pending' in flow && flow.pending !== undefined,
    /** Whether files are held over the page. */
    isDraggedOver,
    /** What the steps go by. */
    facade: isConverting ? opened?.converting : opened,
    /** Whether the files are only converted (product.md, Import: only convert). */
    isConverting,
    setConverting,
    /** What was said of tables, by the keys of their headers: on the way back it is there. */
    given,
    read: (files: Files, answers?: ReadingAnswers) => void read(files, answers),
  };
};

export type Importing = ReturnType<typeof useImport>;

/** What a step is drawn of. */
export interface StepProps<Step extends ImportFlow['step']> {
  readonly flow: Extract<ImportFlow, { readonly step: Step }>;
  readonly importing: Importing;
}
