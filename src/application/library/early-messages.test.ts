import { describe, expect, it } from 'vitest';
import { HERE, THERE, numbered } from '#fixtures/library/a-change.ts';
import { EarlyMessages } from './early-messages.ts';
import { JournalPosition } from './journal-position.ts';

describe('what other tabs told before it was known whose this one is', () => {
  it('are the changes of its identifier that it has by now, told of once', () => {
    const early = new EarlyMessages();
    early.add({ kind: 'changed', identifier: HERE, entries: [...numbered([1, 'a']), { counter: 2, change: undefined }] });
    early.add({ kind: 'changed', identifier: THERE, entries: numbered([1, 'b']) });
    early.add({ kind: 'changed', identifier: HERE, entries: numbered([3, 'c'], [4, 'd']) });
    const position = new JournalPosition();
    position.advance([], 3);
    expect([...early.take(HERE, position)]).toEqual(['a', 'c']);
    expect([...early.take(HERE, position)]).toEqual([]);
  });
});
