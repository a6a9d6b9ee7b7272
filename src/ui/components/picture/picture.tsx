import { useMemo, useState, type ReactNode } from 'react';
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

const whenToFetch = (eager: boolean | undefined, priority: boolean | undefined) =>
  ({ loading: eager || priority ? 'eager' : 'lazy', fetchPriority: priority ? 'high' : undefined }) as const;

/**
 * Takes a picture that the early script has put into the page's frame, which React draws over (decision 13). It is there, or on
 * its way. The element itself can be shown elsewhere, and need not be fetched and decoded again.
 * @returns each picture once; undefined where there is none
 */
const takeFramePicture = (src: string): HTMLImageElement | undefined => {
  const frame = document.getElementById('frame');
  // A picture has a class from when it is taken.
  const image = frame?.querySelector<HTMLImageElement>(`img[src='${CSS.escape(src)}']:not([class])`);
  if (image) image.className = '';
  return image ?? undefined;
};

interface FramedPictureProps extends Pick<PictureProps, 'alt' | 'className' | 'onLoad'> {
  readonly image: HTMLImageElement;
  readonly onError: () => void;
}

/** Shows a picture of the page's frame. React has not made the element, and can only be given a place for it. */
function FramedPicture({ image, alt, className = '', onLoad, onError }: FramedPictureProps) {
  const attach = (place: HTMLElement | null) => {
    Object.assign(image, { alt, className, onload: onLoad, onerror: onError });
    if (!place || image.parentElement === place) return;
    place.append(image);
    // The image may have loaded, or failed, before these handlers were there.
    if (image.complete) (image.naturalWidth ? onLoad : onError)?.();
  };
  return <picture ref={attach} />;
}

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
