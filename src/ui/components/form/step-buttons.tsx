import { useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { ICONS } from './icons.ts';

interface StepButtonsProps {
  readonly backLabel: string;
  readonly forwardLabel: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly back: () => void;
  readonly forward: () => void;
}

/** Two arrow buttons. Each is disabled at its end. */
export function StepButtons({ backLabel, forwardLabel, atStart, atEnd, back, forward }: StepButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const second = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // A button that becomes disabled loses the focus without an event. The other button takes it.
    if (atStart && document.activeElement === first.current) second.current?.focus();
    if (atEnd && document.activeElement === second.current) first.current?.focus();
  }, [atStart, atEnd]);
  return (
    <>
      <IconButton ref={first} icon={ICONS.left} label={backLabel} disabled={atStart} onClick={back} />
      <IconButton ref={second} icon={ICONS.right} label={forwardLabel} disabled={atEnd} onClick={forward} />
    </>
  );
}
