import { useApp } from '../../hooks/app-context.ts';
import { BenchButton } from './bench-button.tsx';

/** QA's button for the bench, in the footer. Shows nothing where there is none. */
export function BenchSwitcher() {
  const { bench } = useApp();
  return bench && <BenchButton bench={bench} />;
}
