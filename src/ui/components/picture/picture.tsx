import { useState, type ReactNode } from 'react';
import { useReady } from '../../hooks/ready-context.ts';
import { pictureAttributes } from './picture-attributes.ts';
import type { PictureUse } from './picture-use.ts';

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

/** A picture of the catalogue, in the size in which it is drawn. */
export function Picture({ path, use, alt = '', eager, priority, className, onLoad, fallback = null }: PictureProps) {
  const { images } = useReady();
  const [failed, setFailed] = useState<string>();
  if (path === null || path === failed) return fallback;
  return (
    <img
      className={className}
      alt={alt}
      loading={eager || priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      onLoad={onLoad}
      onError={() => setFailed(path)}
      {...pictureAttributes(images, path, use)}
    />
  );
}
