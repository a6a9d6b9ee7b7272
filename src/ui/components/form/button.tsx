import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Icon, type IconPath } from './icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  readonly type?: 'button' | 'submit';
  readonly icon?: IconPath | undefined;
  readonly solidIcon?: boolean;
}

export function Button({ variant, size, icon, solidIcon = false, type, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, size }, className)}
      {...rest}
    >
      {icon && <Icon path={icon} solid={solidIcon} />}
      <span>{children}</span>
    </button>
  );
}
