import type { ComponentProps } from 'react';
import { classNames } from '../page/class-names.ts';
import iconButton from '../form/icon-button.module.css';
import styles from './list-button.module.css';

interface ListButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'className' | 'aria-label'> {
  /** Of the sprite `list-icons.svg`. */
  readonly icon: 'ticket' | 'heart' | 'trash';
  readonly label: string;
  /** What a card says of it while it is pointed at. */
  readonly 'data-legend'?: string;
}

/**
 * A button of a title in a list. There are hundreds of them on a screen: its icon is a mask from a sprite, for an `<svg>`
 * would be two nodes more. A card calls it, and does not mount it, for that would be one more too.
 */
export const ListButton = ({ icon, label, ...rest }: ListButtonProps) => (
  <button
    type="button"
    className={classNames(iconButton.iconButton, styles.listButton)}
    data-icon={icon}
    aria-label={label}
    {...rest}
  />
);
