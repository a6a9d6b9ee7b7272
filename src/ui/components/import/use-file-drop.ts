import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles, hasFolder } from './dropped-files.ts';
import type { Files } from './import-flow.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Takes files and folders that are dropped anywhere on the page. Otherwise the browser would open them in place of the app.
 * @returns whether files are held over the page
 */
export const useFileDrop = (isActive: boolean, onFiles: (files: Files) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isActive) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const items = event.dataTransfer?.items ?? [];
      // Only folders take time.
      if (hasFolder(items)) void droppedFiles(items).then(take);
      else take([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      setOver(false);
    };
  }, [isActive]);
  return isOver;
};
