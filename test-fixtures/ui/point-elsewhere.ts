import { userEvent } from 'vitest/browser';

// The pointer is where the tests of another file have left it: a toast or the banner under it would stand still.
await userEvent.hover(document.documentElement, { position: { x: 1, y: window.innerHeight - 1 } });
