import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useModule } from '../../hooks/use-module.ts';
import { usePanel } from './use-panel.ts';
import panelStyles from './panel.module.css';

const PANEL_ID = 'local-storage';
const load = () => import('./storage-panel-content.tsx');

/** A finger has no way to hover. */
const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

/** What is kept on this device, shown while its button is pointed at or has the focus, or when it is pressed. */
export function StoragePanel() {
  const { isOpen, toggle, show, hide, around } = usePanel();
  const module = useModule(load, isOpen);
  const [dialog, setDialog] = useState<ReactNode>();
  const enter = (event: PointerEvent) => {
    if (isMouse(event)) show();
  };
  const leave = (event: PointerEvent) => {
    const { currentTarget } = event;
    if (isMouse(event) && !currentTarget.querySelector(':focus-visible')) hide();
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) show();
  };

  return (
    <>
      <div className={panelStyles.around} {...around} onPointerEnter={enter} onPointerLeave={leave} onFocus={focus}>
        <IconButton
          icon={ICONS.disk}
          label="Local Storage"
          aria-expanded={isOpen}
          aria-controls={isOpen && module ? PANEL_ID : undefined}
          onClick={toggle}
        />
        {isOpen && module && <module.StoragePanelContent id={PANEL_ID} onDialog={setDialog} />}
      </div>
      {/* Not in the panel: what happens in a dialog is none of its business. */}
      {dialog}
    </>
  );
}
