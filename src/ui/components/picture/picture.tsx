import { useMemo, useState, type ReactNode } from 'react';
import { useReady } from '../../hooks/ready-context.ts';
import { FramedPicture } from './framed-picture.tsx';
import { pictureAttributes } from './picture-attributes.ts';
import type { PictureUse } from './picture-use.ts';
import { takeFramePicture } from './take-frame-picture.ts';

export interface PictureProps {
  readonly path: string | null;
  readonly use: PictureUse;
  /** The alternative text. It is empty where a text beside the picture says what the picture shows. */
  readonly alt?: string;
  /** Whether the picture is fetched at once, not only when it comes near the screen. */
  readonly eager?: boolean;
  /** Whether the picture is fetched before others. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
  readonly onLoad?: (() => void) | undefined;
  /** Shown where there is no picture, or where it cannot be loaded. */
  readonly fallback?: ReactNode;
}

const whenToFetch = (eager: boolean | undefined, priority: boolean | undefined) =>
  ({ loading: eager || priority ? 'eager' : 'lazy', fetchPriority: priority ? 'high' : undefined }) as const;

/** A picture of the catalogue, in the size in which it is drawn. */
export function Picture({ path, use, alt = '', eager, priority, className, onLoad, fallback = null }: PictureProps) {
  const { images } = useReady();
  const [failed, setFailed] = useState<string>();
  const attributes = path === null ? undefined : pictureAttributes(images, path, use);
  const src = attributes?.src;
  const framed = useMemo(() => src && takeFramePicture(src), [src]);
  if (path === null || path === failed) return fallback;
  const onError = () => setFailed(path);
  if (framed) return <FramedPicture image={framed} {...{ alt, className, onLoad, onError }} />;
  return (
    <img
      className={className}
      alt={alt}
      decoding="async"
      {...whenToFetch(eager, priority)}
      onLoad={onLoad}
      onError={onError}
      {...attributes}
    />
  );
}
