import { useState } from 'react';
import { useModule } from './use-module.ts';
import { useNotifyMissing } from './use-notify-missing.ts';

interface LateDialog<Module> {
  /** Undefined while the dialog is closed, or its code is on its way. */
  readonly module: Module | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose code comes when it is first opened. Where it does not come, the visitor is told.
 * @param missing what they are told, where it is not what is said of all code
 */
export const useLateDialog = <Module extends object>(
  load: () => Promise<Module>,
  missing?: string,
): LateDialog<Module> => {
  const notifyMissing = useNotifyMissing(missing);
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifyMissing();
  });
  return { module: isOpen ? module : undefined, open: () => setOpen(true), close: () => setOpen(false) };
};
