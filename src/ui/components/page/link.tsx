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
  readonly preventScrollReset?: boolean | undefined;
}

/** Whether a click is an ordinary one. Other clicks are for the browser: they open tabs and windows. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

type Way = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>;

/** The attributes by which an `<a>` is a link within the site, for what is drawn too often to have a component in it. */
export const useLink = ({ to, state, preventScrollReset = false, onClick }: Way) => {
  const history = useHistory();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isHere = createPath(history.step.location) === to;
    history.navigator[isHere ? 'replace' : 'push'](to, state, { preventScrollReset });
  };
  return { href: history.navigator.createHref(to), onClick: click };
};

/**
 * A link within the site. The router's own link is drawn again whenever the address changes, and there may be a hundred
 * links.
 */
export function Link({ to, state, preventScrollReset, onClick, children, ...anchor }: LinkProps) {
  const link = useLink({ to, state, preventScrollReset, onClick });
  return (
    <a {...anchor} {...link}>
      {children}
    </a>
  );
}
