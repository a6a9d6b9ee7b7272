import { buttonClass, type ButtonLook } from './button-class.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  readonly icon?: IconName | undefined;
  readonly solidIcon?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, solidIcon = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...rest}>
      {icon && <Icon name={icon} solid={solidIcon} />}
      {children}
    </Link>
  );
}
