import type { KeyboardEvent } from 'react';

interface EscapeHandlers {
  readonly onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Escape closes the dialog, always. Radix would have it dismiss a toast first that has come since, and its Undo with it. */
export const closeOnEscape = (onClose: () => void): EscapeHandlers => ({
  onEscapeKeyDown: (event) => event.preventDefault(),
  onKeyDown: ({ key }) => {
    if (key === 'Escape') onClose();
  },
});
