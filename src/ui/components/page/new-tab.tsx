import { Hidden } from './hidden.tsx';

/** Tells users of screen readers that a link opens another tab and leaves this page open. */
export function NewTab() {
  return <Hidden> (opens in a new tab)</Hidden>;
}
