import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { askForImport } from '../../hooks/import-asked.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

/** Opens 'Bring your lists' (product.md, Import: where). */
export function ImportButton({ variant }: Pick<ButtonLook, 'variant'>) {
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
    <Button ref={button} variant={variant} icon={ICONS.up} aria-haspopup="dialog" onClick={askForImport}>
      Bring your lists
    </Button>
  );
}
