import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from '../components/page/link.tsx';

interface NavLinkProps extends LinkProps {
  readonly to: string;
}

/** A link of a navigation. It says when it leads to the page that is already shown. */
export function NavLink({ to, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : undefined} {...link} />;
}
