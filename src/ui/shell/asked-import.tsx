import { useEffect, useState } from 'react';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { useNotifyMissing } from '../hooks/code/use-notify-missing.ts';
import { onImportAsked } from '../hooks/import-asked.ts';

const load = () => import('../components/import/import-dialog.tsx');

/**
 * 'Bring your lists'. Its code comes when it is first opened. It stands beside all screens: an empty list that it fills is gone before it
 * is, and what was decided in it outlasts the screen (product.md, Import: closing).
 */
export function AskedImport() {
  const { loader } = useApp().library;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const notifyMissing = useNotifyMissing();
  const module = useModule(load, isOpen, () => {
    close();
    notifyMissing();
  });
  useEffect(() => onImportAsked(() => setOpen(true)), []);
  // A welcome beneath it would keep the keyboard from 'Undo'.
  return module && <module.ImportDialog isOpen={isOpen} onClose={close} onAdd={() => loader.closeWelcome()} />;
}
