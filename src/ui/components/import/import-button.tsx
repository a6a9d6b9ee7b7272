import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { LATE_ICONS } from '../form/late-icons.ts';

interface ImportButtonProps extends Pick<ButtonLook, 'variant'> {
  readonly onOpen: () => void;
}

/** Opens 'Bring your lists' (product.md, Import: where). */
export function ImportButton({ onOpen, variant }: ImportButtonProps) {
  return (
    <Button variant={variant} icon={LATE_ICONS.up} aria-haspopup="dialog" onClick={onOpen}>
      Bring your lists
    </Button>
  );
}
