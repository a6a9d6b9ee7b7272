import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath } from 'react-router-dom';
import { useHistory } from '../../hooks/history/history-context.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** The address, from the site's root on. */
  readonly to: string;
  /** The state of the history entry. */
  readonly state?: unknown;
  /** Whether the address changes together with content that changes in place: then nothing is scrolled. */
  readonly preventScrollReset?: boolean;
}

/** Whether a click is an ordinary one. Other clicks are for the browser: they open tabs and windows. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link within the site. The router's own link is drawn again whenever the address changes, and there may be a hundred
 * links.
 */
export function Link({ to, state, preventScrollReset = false, onClick, children, ...anchor }: LinkProps) {
  const history = useHistory();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isHere = createPath(history.step.location) === to;
    history.navigator[isHere ? 'replace' : 'push'](to, state, { preventScrollReset });
  };
  return (
    <a {...anchor} href={history.navigator.createHref(to)} onClick={click}>
      {children}
    </a>
  );
}
