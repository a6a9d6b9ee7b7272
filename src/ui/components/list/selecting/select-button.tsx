import { use, useSyncExternalStore } from 'react';
import { Button } from '../../form/button.tsx';
import { SelectionContext } from './selection-context.ts';

interface SelectButtonProps {
  /** Nothing is there to select. */
  readonly isHidden?: boolean;
}

/** Begins to select several titles of a list, and ends it (product.md, Several at once: selecting). */
export function SelectButton({ isHidden = false }: SelectButtonProps) {
  const selection = use(SelectionContext);
  const { isOn } = useSyncExternalStore(selection.subscribe, selection.state);
  return (
    <Button
      aria-pressed={isOn}
      hidden={isHidden}
      onClick={({ currentTarget }) => (isOn ? selection.leave() : selection.start(currentTarget))}
    >
      Select
    </Button>
  );
}
