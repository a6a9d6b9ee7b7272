import { expect, it, vi } from 'vitest';
import { noteUncaught } from './note-uncaught.ts';

// product.md, Report: failures.
it('notes errors and rejections that nothing has caught', () => {
  const note = vi.fn();
  noteUncaught({ warn: () => undefined, error: () => undefined, note });
  const [error, reason] = [new TypeError('x'), new RangeError('y')];
  // The page's own: the browser would tell the test runner of real ones.
  const promise = Promise.resolve();
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('error', stop);
  addEventListener('unhandledrejection', stop);
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
  removeEventListener('error', stop);
  removeEventListener('unhandledrejection', stop);
  expect(note.mock.calls.map(([, each]: unknown[]) => each)).toEqual([error, reason]);
});
