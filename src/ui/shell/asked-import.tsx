import { useEffect, useState } from 'react';
import { Importing } from '../components/import/importing.tsx';
import { onImportAsked } from '../hooks/import-asked.ts';

/** The import that is begun from the visitor's own data. It outlasts the screen (product.md, Import: closing). */
export function AskedImport() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onImportAsked(() => setOpen(true)), []);
  return <Importing isOpen={isOpen} onClose={() => setOpen(false)} />;
}
