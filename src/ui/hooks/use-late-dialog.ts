import { useState } from 'react';
import { useApp } from './app-context.ts';
import { useModule } from './use-module.ts';

interface LateDialog<Module> {
  /** Undefined while the dialog is closed, or its code is on its way. */
  readonly module: Module | undefined;
  readonly open: () => void;
  readonly close: () => void;
}

/** A dialog whose code comes when it is first opened. Where it does not come, the visitor is told. */
export const useLateDialog = <Module extends object>(load: () => Promise<Module>): LateDialog<Module> => {
  const { notifications } = useApp();
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'This could not be done. Check your connection, and try again.' });
  });
  return { module: isOpen ? module : undefined, open: () => setOpen(true), close: () => setOpen(false) };
};
