interface FramedPictureProps {
  /** Taken from the page's frame. */
  readonly image: HTMLImageElement;
  readonly alt: string;
  readonly className: string | undefined;
  readonly onLoad: (() => void) | undefined;
  readonly onError: () => void;
}

/** Shows a picture of the page's frame. React has not made the element, and can only be given a place for it. */
export function FramedPicture({ image, alt, className = '', onLoad, onError }: FramedPictureProps) {
  const attach = (place: HTMLElement | null) => {
    Object.assign(image, { alt, className, onload: onLoad, onerror: onError });
    if (!place || image.parentElement === place) return;
    place.append(image);
    // The image may have loaded, or failed, before these handlers were there.
    if (image.complete) (image.naturalWidth ? onLoad : onError)?.();
  };
  return <picture ref={attach} />;
}
