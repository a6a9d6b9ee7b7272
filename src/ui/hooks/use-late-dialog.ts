import { useState } from 'react';
import { useApp } from './app-context.ts';
import { codeInTime } from './code-in-time.ts';

/**
 * A dialog whose code comes when it is first opened.
 * @param failure what the visitor is told when it does not come; the next try fetches it again
 */
export const useLateDialog = <Code>(load: () => Promise<Code>, failure: string) => {
  const { notifications } = useApp();
  const [code, setCode] = useState<{ readonly module: Code }>();
  const [isOpen, setOpen] = useState(false);
  const fetchAndOpen = async () => {
    try {
      const module = await codeInTime(load());
      setCode({ module });
      setOpen(true);
    } catch {
      // Not by `lazy`: it would remember the failure for the rest of the visit.
      notifications.show({ type: 'error', message: failure });
    }
  };
  return { module: code?.module, isOpen, open: () => void fetchAndOpen(), close: () => setOpen(false) };
};
