import { vi } from 'vitest';
import { TabBench, type Tab } from '#adapters/bench/tab-bench.ts';
import type { BenchState } from '#application/ports/bench.ts';
import { aTrace } from '#fixtures/trace/a-trace.ts';

export const PAGE = 'https://matinee.example/movie';

/** Opens a tab at an address, with a remembered state. */
export const aTabBench = (search: string, remembered?: string, isFileTaken = false) => {
  let memory = remembered;
  const startOver = vi.fn<(search: string) => void>();
  const remember = (state: string) => {
    memory = state || undefined;
  };
  const file = { take: vi.fn<Tab['file']['take']>(), use: vi.fn<() => boolean>(() => isFileTaken), forget: vi.fn() };
  const bench = new TabBench({ page: PAGE, search, recall: () => memory, remember, file, startOver }, aTrace());
  let current: BenchState = {};
  bench.state$.subscribe((state) => (current = state));
  return { bench, file, startOver, memory: () => memory, current: () => current };
};
