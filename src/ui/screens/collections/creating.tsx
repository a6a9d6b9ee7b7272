import { useModule } from '../../hooks/code/use-module.ts';

interface CreatingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const load = () => import('./create-collection-dialog.tsx');

/** The create modal. Its code comes when it is first opened. */
export function Creating({ isOpen, onClose }: CreatingProps) {
  const module = useModule(load, isOpen);
  return module && <module.CreateCollectionDialog open={isOpen} onClose={onClose} />;
}
