import type { KeyboardEvent } from 'react';

interface EscapeHandlers {
  readonly onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes Escape close the dialog, always. Radix would instead dismiss a toast that came later, and the toast's Undo with
 * it.
 */
export const closeOnEscape = (onClose: () => void): EscapeHandlers => ({
  onEscapeKeyDown: (event) => event.preventDefault(),
  // React tells a dialog also of the keys of one that was opened in it.
  onKeyDown: ({ key, target, currentTarget }) => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  },
});
