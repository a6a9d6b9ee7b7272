import { use, useSyncExternalStore } from 'react';
import { Button } from '../../form/button.tsx';
import { SelectionContext } from './selection-context.ts';

interface SelectButtonProps {
  /** Hidden, it keeps its place: whether there is anything to select may be known late. */
  readonly isHidden?: boolean;
}

/** Begins to select several titles of a list, and ends it (product.md, Several at once: selecting). */
export function SelectButton({ isHidden = false }: SelectButtonProps) {
  const selection = use(SelectionContext);
  const { isOn } = useSyncExternalStore(selection.subscribe, selection.state);
  return (
    <Button
      aria-pressed={isOn}
      style={isHidden ? { visibility: 'hidden' } : undefined}
      onClick={({ currentTarget }) => (isOn ? selection.leave() : selection.start(currentTarget))}
    >
      Select
    </Button>
  );
}
