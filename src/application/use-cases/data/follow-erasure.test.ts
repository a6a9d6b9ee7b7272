import { describe, expect, it } from 'vitest';
import { TabHub } from '#fixtures/library/tab-hub.ts';
import { followErasure } from './follow-erasure.ts';

describe('a tab in which nothing was erased', () => {
  it('stops saving and starts over when another has everything erased, and only then', async () => {
    const hub = new TabHub();
    const steps: string[] = [];
    const repository = { stop: async () => void steps.push('stopped') };
    const stop = followErasure({
      repository,
      tabs: hub.connect(),
      browser: { startOver: () => void steps.push('over') },
      scrollMemory: { forget: () => void steps.push('places forgotten') },
      draftMemory: { forget: () => void steps.push('drafts forgotten') },
    });
    const other = hub.connect();
    expect(steps).toEqual([]);
    other.publishErased();
    await Promise.resolve();
    expect(steps).toEqual(['stopped', 'places forgotten', 'drafts forgotten', 'over']);
    stop();
    other.publishErased();
    await Promise.resolve();
    expect(steps).toHaveLength(4);
  });
});
