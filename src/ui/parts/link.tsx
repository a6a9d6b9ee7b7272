import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly to: To;
  /** What the history entry is to carry. */
  readonly state?: unknown;
  /** Whether the address changes with what is shown in place: nothing is scrolled. */
  readonly preventScrollReset?: boolean;
}

/** A link within the site, made of the router's own hooks: its `Link` brings along all that a server could prefetch. */
export function Link({ to, state, preventScrollReset = false, onClick, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, preventScrollReset });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...anchor} href={href} onClick={click}>
      {children}
    </a>
  );
}
