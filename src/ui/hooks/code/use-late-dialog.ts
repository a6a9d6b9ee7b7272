import { useState } from 'react';
import { useModule } from './use-module.ts';
import { useNotifyMissing } from './use-notify-missing.ts';

/**
 * A dialog whose code comes when it is first opened. Where it does not come, the visitor is told.
 * @param missing what they are told, where it is not what is said of all code
 */
export const useLateDialog = <Module extends object>(load: () => Promise<Module>, missing?: string) => {
  const notifyMissing = useNotifyMissing(missing);
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifyMissing();
  });
  return {
    /** Undefined while the dialog is closed, or its code is on its way. */
    module: isOpen ? module : undefined,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
};
