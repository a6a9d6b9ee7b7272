import type { KeyboardEvent } from 'react';

/**
 * Makes Escape close the dialog, always. Radix would instead dismiss a toast that came later, and the toast's Undo with
 * it.
 */
export const closeOnEscape = (onClose: () => void) => ({
  onEscapeKeyDown: (event: Event) => event.preventDefault(),
  // React tells a dialog also of the keys of one that was opened in it.
  onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  },
});
