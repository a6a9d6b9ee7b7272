import { describe, expect, it } from 'vitest';
import { addLateRules, lateRulesOf } from './late-rules.ts';

describe('rules of actions whose code comes late', () => {
  it('are those that were added, kind by kind', () => {
    const rules = { apply: () => 1 };
    addLateRules({ 'a-kind-of-this-test': rules });
    expect(lateRulesOf('a-kind-of-this-test')).toBe(rules);
  });

  it('throw for a kind that has none: an action is never left out in silence', () => {
    expect(() => lateRulesOf('another-kind-of-this-test')).toThrow(
      'The rules of another-kind-of-this-test have not been added.',
    );
  });
});
