import type { FocusEvent, PointerEvent } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import panelStyles from './panel.module.css';
import styles from './storage-panel.module.css';

const PANEL_ID = 'local-storage';
const NAME = 'Local Storage';
const load = () => import('./storage-panel-content.tsx');

/** A finger cannot hover. */
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

/**
 * Information about the data that is stored on this device. It is shown while its button is pointed at or has the
 * focus, or after a press.
 */
export function StoragePanel() {
  const { isOpen, toggle, show, hide, around } = usePanel();
  const module = useModule(load, isOpen);
  const enter = (event: PointerEvent) => {
    if (isMouse(event)) show();
  };
  const leave = (event: PointerEvent) => {
    const { currentTarget } = event;
    if (isMouse(event) && !currentTarget.querySelector(':focus-visible')) hide();
  };
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && show();

  return (
    <div className={panelStyles.around} {...around} onPointerEnter={enter} onPointerLeave={leave} onFocus={focus}>
      <IconButton
        className={styles.storage}
        icon={ICONS.disk}
        label={NAME}
        aria-expanded={isOpen}
        aria-controls={isOpen && module ? PANEL_ID : undefined}
        onClick={toggle}
      >
        <span className={styles.name}>{NAME}</span>
      </IconButton>
      {isOpen && module && <module.StoragePanelContent id={PANEL_ID} />}
    </div>
  );
}
