import type { SaveTarget } from '#application/use-cases/links/save-link.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import type { useSaving } from './use-saving.ts';

const LOOKS = {
  collection: { label: 'Save as collection', icon: LATE_ICONS.stack, variant: 'primary' },
  watchlist: { label: 'Add all to watchlist', icon: ICONS.ticket, variant: undefined },
} as const;

/** The ways to save a shared list (product.md, Links: saving). The one that is on its way can be stopped where it was begun. */
export function SaveButtons({ saving, save, stop }: ReturnType<typeof useSaving>) {
  return (Object.keys(LOOKS) as SaveTarget[]).map((target) => {
    const { label, icon, variant } = LOOKS[target];
    const isThis = saving?.target === target;
    const isOther = saving !== undefined && !isThis;
    const press = () => (isThis ? stop() : save(target));
    return (
      // Not `disabled`: the focus would be lost when the visitor chooses.
      <Button
        key={target}
        variant={variant}
        icon={isThis ? ICONS.close : icon}
        aria-disabled={isOther}
        // The second half of a double click would stop what the first has begun.
        onClick={({ detail }) => isOther || detail > 1 || press()}
      >
        {isThis ? 'Stop' : label}
      </Button>
    );
  });
}
