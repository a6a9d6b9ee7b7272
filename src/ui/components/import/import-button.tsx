import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../hooks/focus-heading.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

interface ImportButtonProps extends Pick<ButtonLook, 'variant'> {
  /** An empty list has it in its own place. */
  readonly isHidden?: boolean;
  /** It keeps its place: whether the list is empty is known late. */
  readonly isAwaited?: boolean;
  readonly onOpen: () => void;
}

/** Opens 'Bring your lists' (product.md, Import: where). */
export function ImportButton({ isHidden = false, isAwaited = false, onOpen, variant }: ImportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // The notice of an empty list goes once the list is filled. The heading then says where the visitor is.
      const main = document.querySelector('main');
      if (main?.contains(own) && own === document.activeElement) focusHeading(main);
    };
  }, []);
  return (
    <Button
      ref={button}
      variant={variant}
      icon={ICONS.up}
      aria-haspopup="dialog"
      hidden={isHidden}
      style={isAwaited ? { visibility: 'hidden' } : undefined}
      onClick={onOpen}
    >
      Bring your lists
    </Button>
  );
}
