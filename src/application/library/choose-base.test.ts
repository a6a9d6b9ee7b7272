import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Loaded } from '../ports/store.ts';
import { chooseBase } from './choose-base.ts';

const bundleOf = (username: string): Bundle => ({ library: { ...EMPTY_LIBRARY, username }, remainder: NO_REMAINDER });
const decode = (text: string) => (text === 'damaged' ? undefined : bundleOf(text));
const found = (text: string): Loaded => ({ kind: 'found', bundle: bundleOf(text), text });
const ABSENT: Loaded = { kind: 'absent' };
const UNREADABLE: Loaded = { kind: 'unreadable', setAsideAs: 'x.unreadable' };

describe('what a library is restored from', () => {
  it.each([
    ['a bundle where there is no checkpoint', found('stored'), undefined, false, 'stored', true],
    ['the newest checkpoint where the bundle is missing', ABSENT, 'checkpoint', false, 'checkpoint', false],
    ['the newest checkpoint where the bundle is unreadable', UNREADABLE, 'checkpoint', false, 'checkpoint', false],
    ['the newest checkpoint where the bundle is one of its own and older', found('older'), 'checkpoint', true, 'checkpoint', false],
    ['the bundle where it is the newest checkpoint', found('checkpoint'), 'checkpoint', true, 'checkpoint', true],
    ['a bundle edited by hand, always', found('edited'), 'checkpoint', false, 'edited', true],
    ['the bundle where the checkpoint is damaged', found('older'), 'damaged', true, 'older', true],
    ['nothing where there is nothing', ABSENT, undefined, false, undefined, undefined],
    ['nothing where the bundle is missing and the checkpoint damaged', ABSENT, 'damaged', false, undefined, undefined],
  ] as const)('is %s', (_, loaded, text, isOwn, username, isStored) => {
    const checkpoint = text === undefined ? {} : { checkpoint: { text, counter: 4 } };
    const base = chooseBase(loaded, { ...checkpoint, isOwn, entries: [] }, decode);
    expect(base?.bundle.library.username).toBe(username);
    expect(base?.isStored).toBe(isStored);
  });
});
