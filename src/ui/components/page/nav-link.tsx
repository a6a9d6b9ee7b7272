import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

interface NavLinkProps extends LinkProps {
  readonly to: string;
  /** Whether the page that is shown is one of those that the link stands for. */
  readonly isAround?: boolean;
}

/** A link of a navigation. It says when it leads to the page that is already shown, or stands for it. */
export function NavLink({ to, isAround, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : isAround || undefined} {...link} />;
}
