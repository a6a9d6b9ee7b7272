import { afterEach, describe, expect, it } from 'vitest';
import { LocalSaveMemory } from './local-save-memory.ts';

const KEY = 'matinee_unjournaled_save';
const SAVE = { identifier: '203.0.113.7', lastUpdated: '2026-11-21T12:00:00.000Z', counter: 52, unnumbered: ['tab-1'] };

afterEach(() => localStorage.clear());

describe('what the journal was not told of a save', () => {
  it('is nothing at first', () => {
    expect(new LocalSaveMemory().recall()).toBeUndefined();
  });

  it('is remembered at the next visit', () => {
    new LocalSaveMemory().remember(SAVE);
    expect(new LocalSaveMemory().recall()).toEqual(SAVE);
  });

  it('is as an earlier release remembered it', () => {
    const { unnumbered: _, ...former } = SAVE;
    localStorage.setItem(KEY, JSON.stringify(former));
    expect(new LocalSaveMemory().recall()).toEqual({ ...former, unnumbered: [] });
  });

  it('tells the text that a closing page saved from any other', () => {
    expect(new LocalSaveMemory().isOwnText('')).toBe(false);
    new LocalSaveMemory().rememberText('{"username":"Ada 🎬"}');
    expect(new LocalSaveMemory().isOwnText('{"username":"Ada 🎬"}')).toBe(true);
    expect(new LocalSaveMemory().isOwnText('{"username":"Ada 🎭"}')).toBe(false);
    new LocalSaveMemory().rememberText('{}');
    expect(new LocalSaveMemory().isOwnText('{}')).toBe(true);
  });

  it('tells it though a killed browser has lost what closing pages saved after it', () => {
    new LocalSaveMemory().rememberText('first');
    for (let at = 0; at < 99; at += 1) new LocalSaveMemory().rememberText(`later ${at}`);
    expect(new LocalSaveMemory().isOwnText('first')).toBe(true);
    new LocalSaveMemory().rememberText('last');
    expect(new LocalSaveMemory().isOwnText('first')).toBe(false);
    expect(new LocalSaveMemory().isOwnText('last')).toBe(true);
  });

  it.each(['', '{', 'null', '{}', JSON.stringify({ ...SAVE, counter: -1 }), JSON.stringify({ ...SAVE, identifier: 1 })])('is none when the entry is %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(new LocalSaveMemory().recall()).toBeUndefined();
  });
});
