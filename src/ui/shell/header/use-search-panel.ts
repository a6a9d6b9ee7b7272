import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { isSearchPath } from '../../hooks/address/search-path.ts';

/** The panel under the bar, which holds a phone's search box. Search opens it, however it is reached, and any other screen closes it. */
export const useSearchPanel = () => {
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(() => isSearchPath(pathname));
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setOpen(isSearchPath(pathname));
  }

  const open = () => {
    // Renders at once: a phone shows its keyboard only for a field that is focused during the visitor's own tap.
    flushSync(() => setOpen(true));
    field.current?.focus();
  };

  return { isOpen, field, open, close: () => setOpen(false) };
};

export type SearchPanel = ReturnType<typeof useSearchPanel>;
