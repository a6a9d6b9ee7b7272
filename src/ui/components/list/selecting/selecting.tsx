import { type ReactNode, useState } from 'react';
import { SelectionContext } from './selection-context.ts';
import { TitleSelection } from './title-selection.ts';

interface SelectingProps {
  readonly children: ReactNode;
}

/** Around a list of which several titles can be selected, and what is beside its heading. */
export function Selecting({ children }: SelectingProps) {
  const [selection] = useState(() => new TitleSelection());
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}
