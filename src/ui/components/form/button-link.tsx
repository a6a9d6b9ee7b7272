import { Link, type LinkProps } from '../page/link.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Icon, type IconPath } from './icon.tsx';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  readonly icon?: IconPath | undefined;
  readonly solidIcon?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, solidIcon = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...rest}>
      {icon && <Icon path={icon} solid={solidIcon} />}
      <span>{children}</span>
    </Link>
  );
}
