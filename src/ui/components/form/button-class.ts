import { classNames } from '../page/class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** A toggle shows by a tick whether it is pressed (`aria-pressed`): it has no icon that would. */
  readonly variant?: 'primary' | 'quiet' | 'toggle' | undefined;
  readonly size?: 'small' | undefined;
}

/** The class of buttons, and of links that look like buttons. */
export const buttonClass = ({ variant, size }: ButtonLook, className?: string): string =>
  classNames(styles.button, variant && styles[variant], size && styles[size], className);
