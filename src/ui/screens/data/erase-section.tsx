import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { DataSection } from './data-section.tsx';
import { EraseConfirmation } from './erase-confirmation.tsx';

interface EraseSectionProps {
  readonly eraseEverything: EraseEverything;
  /** Undefined while the code is on its way. */
  readonly devices: DevicesFacade | undefined;
  /** The number of other identifiers that have lists on this device. */
  readonly others: number;
}

/** Erases everything on this device, after a confirmation. */
export function EraseSection({ others, ...erasing }: EraseSectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const change = (confirming: boolean) => {
    // Renders at once, so that the focus can go to the button that replaces the focused one. That is not the button
    // that erases.
    flushSync(() => setConfirming(confirming));
    place.current?.querySelector('button')?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <DataSection title="Erase everything" text="Removes all that Matinee keeps in this browser, and starts it over.">
      <div ref={place}>
        {isConfirming ? (
          <EraseConfirmation {...erasing} others={others} onKeep={() => change(false)} />
        ) : (
          <Button icon={ICONS.trash} onClick={() => change(true)}>
            Erase everything
          </Button>
        )}
      </div>
    </DataSection>
  );
}
