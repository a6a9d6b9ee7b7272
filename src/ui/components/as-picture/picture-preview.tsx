import { useEffect, useRef } from 'react';
import { PICTURE_SIZES } from '#domain/pictures/ticket-paper.ts';
import { useApp } from '../../hooks/app-context.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { classNames } from '../page/class-names.ts';
import styles from './as-picture-dialog.module.css';

interface PicturePreviewProps {
  /** Undefined until one was drawn. */
  readonly png: Uint8Array<ArrayBuffer> | undefined;
  /** What is on it, in words. */
  readonly text: string;
  readonly isDrawing: boolean;
}

/** Shows the file itself. On a canvas: the page's policy lets an image element have nothing but the pictures of the site and the provider. */
export function PicturePreview({ png, text, isDrawing }: PicturePreviewProps) {
  const { consoleLog } = useApp();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!png) return undefined;
    let isLeft = false;
    const show = async () => {
      const bitmap = await createImageBitmap(new Blob([png], { type: 'image/png' }));
      const { current } = canvas;
      if (isLeft || !current) return;
      // Not by what React draws: to set a size empties it, and the picture before stays until there is another.
      Object.assign(current, { width: bitmap.width, height: bitmap.height });
      current.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
    };
    show().catch((error: unknown) => consoleLog.warn('links', 'The picture could not be shown.', error));
    return () => {
      isLeft = true;
    };
  }, [png, consoleLog]);
  const isBusy = isDrawing || !png;
  return (
    <div className={styles.frame} aria-busy={isDrawing}>
      <canvas
        ref={canvas}
        className={classNames(styles.preview, isBusy && styles.waiting)}
        {...PICTURE_SIZES.post}
        role="img"
        aria-label={text}
      />
      {isDrawing && (
        <div className={styles.busy}>
          <Spinner size="sm" text="Drawing the picture..." />
        </div>
      )}
    </div>
  );
}
