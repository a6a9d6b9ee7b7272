import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

const LOOKS = {
  collection: { label: 'Save as collection', icon: ICONS.stack, variant: 'primary' },
  watchlist: { label: 'Add all to watchlist', icon: ICONS.ticket, variant: undefined },
} as const;

export const SAVE_TARGETS = Object.keys(LOOKS) as readonly SaveTarget[];

interface SaveButtonsProps {
  readonly onSave: (target: SaveTarget) => void;
  /** The way that is on its way. It can be stopped where it was begun. */
  readonly running?: SaveTarget | undefined;
  readonly onStop?: () => void;
}

/** The ways to take over all titles of a list that is not the visitor's own (product.md, Links: saving). */
export function SaveButtons({ onSave, running, onStop }: SaveButtonsProps) {
  return SAVE_TARGETS.map((target) => {
    const { label, icon, variant } = LOOKS[target];
    const isThis = running === target;
    const isOther = running !== undefined && !isThis;
    const press = () => (isThis ? onStop?.() : onSave(target));
    return (
      // Not `disabled`: the focus would be lost when the visitor chooses.
      <Button
        key={target}
        variant={variant}
        icon={isThis ? ICONS.close : icon}
        aria-disabled={isOther || undefined}
        // The second half of a double click would stop what the first has begun.
        onClick={({ detail }) => isOther || detail > 1 || press()}
      >
        {isThis ? 'Stop' : label}
      </Button>
    );
  });
}
