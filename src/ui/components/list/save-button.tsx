import type { Ref } from 'react';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

const LOOKS = {
  collection: { label: 'Save as collection', icon: ICONS.stack, variant: 'primary' },
  watchlist: { label: 'Add all to watchlist', icon: ICONS.ticket, variant: undefined },
} as const;

export const SAVE_TARGETS = Object.keys(LOOKS) as readonly SaveTarget[];

interface SaveButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly target: SaveTarget;
  readonly onSave: (target: SaveTarget) => void;
  /** Whether something is being saved by now. */
  readonly isBusy?: boolean;
}

/** A way to take over all titles of a list that is not the visitor's own (product.md, Links: saving). */
export function SaveButton({ ref, target, onSave, isBusy = false }: SaveButtonProps) {
  const { label, icon, variant } = LOOKS[target];
  return (
    // Not `disabled`: the focus would be lost when the visitor chooses.
    <Button
      ref={ref}
      variant={variant}
      icon={icon}
      aria-disabled={isBusy || undefined}
      // A double click saves once.
      onClick={({ detail }) => isBusy || detail > 1 || onSave(target)}
    >
      {label}
    </Button>
  );
}
