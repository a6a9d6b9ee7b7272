import { Hidden } from '../../components/page/hidden.tsx';

/** Warns those who listen that a link leaves this page open behind it. */
export function NewTab() {
  return <Hidden> (opens in a new tab)</Hidden>;
}
