import { classNames } from './class-names.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly solid?: boolean;
  readonly className?: string | undefined;
}

/** A drawing beside a text; it says nothing by itself. */
export function Icon({ name, solid = false, className }: IconProps) {
  return (
    <svg className={classNames(styles.icon, solid && styles.solid, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
