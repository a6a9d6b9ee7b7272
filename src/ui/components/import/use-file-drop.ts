import { useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../../hooks/listen.ts';
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
    const dragover = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const dragleave = ({ relatedTarget }: DragEvent) => {
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
    const end = listen(window, { dragover, dragleave, drop });
    return () => {
      end();
      setOver(false);
    };
  }, [isActive]);
  return isOver;
};
