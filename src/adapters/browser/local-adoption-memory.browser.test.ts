import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalAdoptionMemory } from './local-adoption-memory.ts';

const clear = () => {
  vi.restoreAllMocks();
  localStorage.removeItem('matinee_adopted_203.0.113.7');
};
beforeEach(clear);
afterEach(clear);

it('distinguishes an adopted library from one that was changed since, and from another identifier’s', () => {
  new LocalAdoptionMemory().remember('203.0.113.7', 'two titles');
  const next = new LocalAdoptionMemory();
  expect(next.wentOver('203.0.113.7', 'two titles')).toBe(true);
  expect(next.wentOver('203.0.113.7', 'three titles')).toBe(false);
  expect(next.wentOver('203.0.113.8', 'two titles')).toBe(false);
  next.forget('203.0.113.7');
  expect(next.wentOver('203.0.113.7', 'two titles')).toBe(false);
});

it('knows of nothing where storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const memory = new LocalAdoptionMemory();
  expect(() => memory.remember('203.0.113.7', 'two titles')).not.toThrow();
  expect(memory.wentOver('203.0.113.7', 'two titles')).toBe(false);
  expect(() => memory.forget('203.0.113.7')).not.toThrow();
});
