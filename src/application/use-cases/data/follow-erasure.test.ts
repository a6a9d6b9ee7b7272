import { describe, expect, it } from 'vitest';
import { TabHub } from '#fixtures/library/tab-hub.ts';
import { followErasure } from './follow-erasure.ts';

const setup = (lifetime?: 'device' | 'window') => {
  const hub = new TabHub();
  const steps: string[] = [];
  const stop = followErasure({
    opened: () => lifetime && { lifetime, stop: async () => void steps.push('stopped') },
    tabs: hub.connect(),
    browser: { startOver: () => void steps.push('over') },
    scrollMemory: { forget: () => void steps.push('places forgotten') },
    draftMemory: { forget: () => void steps.push('drafts forgotten') },
  });
  return { stop, steps, other: hub.connect() };
};

describe('a tab in which nothing was erased', () => {
  it.each([
    ['whose lists are the other tab’s', 'device', ['stopped', 'places forgotten', 'drafts forgotten', 'over']],
    ['whose lists are still being opened', undefined, ['places forgotten', 'drafts forgotten', 'over']],
    ['whose lists end with it', 'window', []],
  ] as const)('%s: what is done when another tab erases everything, and not before', async (_, lifetime, done) => {
    const { stop, steps, other } = setup(lifetime);
    expect(steps).toEqual([]);
    other.publishErased();
    await Promise.resolve();
    expect(steps).toEqual(done);
    stop();
    other.publishErased();
    await Promise.resolve();
    expect(steps).toEqual(done);
  });
});
