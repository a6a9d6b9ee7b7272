import { lateComponent, latePart, Nothing } from '../hooks/code/late-component.tsx';

/** This is only for QA. A build for another catalogue than the demo has nothing of it in its files. */
const IS_BENCH = import.meta.env.VITE_CATALOG === 'demo';

export const BenchBadge = IS_BENCH
  ? latePart(() => import('../screens/bench/bench-badge.tsx'), 'BenchBadge')
  : undefined;

export const BenchSwitcher = IS_BENCH
  ? lateComponent<'BenchSwitcher'>(() => import('../screens/bench/bench-badge.tsx'), 'BenchSwitcher', Nothing).Component
  : undefined;
