import { describe, expect, it } from 'vitest';
import { TabHub } from '#fixtures/library/tab-hub.ts';
import { heedErasure } from './heed-erasure.ts';

describe('a tab in which nothing was erased', () => {
  it('stops saving and starts over when another has everything erased, and only then', async () => {
    const hub = new TabHub();
    const steps: string[] = [];
    const keeping = { stop: async () => void steps.push('stopped') };
    const stop = heedErasure({
      keeping,
      tabs: hub.connect(),
      device: { startOver: () => void steps.push('over') },
      scrollMemory: { forget: () => void steps.push('places forgotten') },
    });
    const other = hub.connect();
    other.tell({ kind: 'changed', identifier: 'fp_0', entries: [] });
    await Promise.resolve();
    expect(steps).toEqual([]);
    other.tell({ kind: 'erased' });
    await Promise.resolve();
    expect(steps).toEqual(['stopped', 'places forgotten', 'over']);
    stop();
    other.tell({ kind: 'erased' });
    await Promise.resolve();
    expect(steps).toHaveLength(3);
  });
});
