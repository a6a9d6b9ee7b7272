import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../page/class-names.ts';
import { Icon, type IconPath } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  readonly icon: IconPath;
  readonly label: string;
  /** Beside the icon. */
  readonly children?: ReactNode;
}

export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={classNames(styles.iconButton, className)} aria-label={label} {...rest}>
      <Icon path={icon} />
      {children}
    </button>
  );
}
