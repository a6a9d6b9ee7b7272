import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { onDataAsked, type DataGroupName } from '../../hooks/data-asked.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import type { DataDialog } from '../../screens/data/data-dialog.tsx';
import { useDataDialog } from './use-data-dialog.ts';
import panelStyles from './panel.module.css';
import styles from './storage-panel.module.css';

const PANEL_ID = 'local-storage';
const NAME = 'Local Storage';
const load = () => import('./storage-panel-content.tsx');

/** A finger cannot hover. */
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

interface Managing {
  /** The code of 'Your data', once it was opened. */
  readonly Dialog?: typeof DataDialog;
  readonly isManaging: boolean;
  /** The group at which it begins. */
  readonly group?: DataGroupName;
}

/**
 * Information about the data that is stored on this device. It is shown while its button is pointed at or has the
 * focus, or after a press.
 */
export function StoragePanel() {
  const { isOpen, toggle, show, hide, around } = usePanel();
  const module = useModule(load, isOpen);
  // It stays where it is when it closes: an import in it goes on where it was.
  const [{ Dialog, isManaging, group: at }, setManaging] = useState<Managing>({ isManaging: false });
  const enter = (event: PointerEvent) => {
    if (isMouse(event)) show();
  };
  const leave = (event: PointerEvent) => {
    const { currentTarget } = event;
    if (isMouse(event) && !currentTarget.querySelector(':focus-visible')) hide();
  };
  const manage = (code: typeof DataDialog, group?: DataGroupName) =>
    setManaging({ Dialog: code, isManaging: true, ...(group && { group }) });
  const withDialog = useDataDialog();
  const ask = useEffectEvent((group: DataGroupName) => withDialog((code) => manage(code, group)));
  useEffect(() => onDataAsked((group) => ask(group)), []);
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && show();

  return (
    <>
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
        {isOpen && module && <module.StoragePanelContent id={PANEL_ID} onDialog={manage} />}
      </div>
      {/* The dialog is not in the panel: events in the dialog must not reach the panel. */}
      {Dialog && <Dialog open={isManaging} group={at} onClose={() => setManaging({ Dialog, isManaging: false })} />}
    </>
  );
}
