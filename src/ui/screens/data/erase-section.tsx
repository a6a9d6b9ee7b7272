import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EraseEverything } from '#application/use-cases/erase-everything.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { DataSection } from './data-section.tsx';
import { EraseConfirmation } from './erase-confirmation.tsx';

interface EraseSectionProps {
  readonly eraseEverything: EraseEverything;
  /** How many other identifiers have lists on this device. */
  readonly others: number;
}

/** Leaves nothing here, after a second thought. */
export function EraseSection({ eraseEverything, others }: EraseSectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const change = (confirming: boolean) => {
    // At once, so that the focus can go to what takes the place of what had it: not to what erases.
    flushSync(() => setConfirming(confirming));
    place.current?.querySelector('button')?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <DataSection title="Erase everything" text="Removes all that Matinee keeps in this browser, and starts it over.">
      <div ref={place}>
        {isConfirming ? (
          <EraseConfirmation eraseEverything={eraseEverything} others={others} onKeep={() => change(false)} />
        ) : (
          <Button icon={LATE_ICONS.trash} onClick={() => change(true)}>
            Erase everything
          </Button>
        )}
      </div>
    </DataSection>
  );
}
