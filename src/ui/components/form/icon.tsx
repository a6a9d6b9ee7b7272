import { classNames } from '../page/class-names.ts';
import type { ICONS } from './icons.ts';
import styles from './icon.module.css';

export type IconPath = (typeof ICONS)[keyof typeof ICONS];

interface IconProps {
  readonly path: IconPath;
  readonly solid?: boolean;
  readonly className?: string | undefined;
}

/** A drawing beside a text. Screen readers ignore it. */
export function Icon({ path, solid = false, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, solid && styles.solid, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
