import { Action, Close, Root } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import type { Notification, NotificationType } from '#domain/notification.ts';
import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { LATE_ICONS } from '../form/late-icons.ts';
import styles from './toast.module.css';

const ICON_OF: Readonly<Record<NotificationType, IconPath>> = {
  success: LATE_ICONS.check,
  error: LATE_ICONS.alert,
  loading: ICONS.disk,
  blank: ICONS.ticket,
  custom: LATE_ICONS.info,
};

/**
 * False while the toast is drawn for the first time. Screen readers announce the changes of a live region, not its
 * first content.
 */
const useIsDrawn = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
};

/** While a dialog is open, Escape belongs to the dialog. */
const leaveToDialog = (event: Event) => {
  if (document.querySelector('[role="dialog"][data-state="open"]')) event.preventDefault();
};

interface ToastProps {
  readonly notification: Notification;
  readonly onDismiss: () => void;
}

export function Toast({ notification: { type, message, visible, action, alternative }, onDismiss }: ToastProps) {
  const isDrawn = useIsDrawn();
  const urgency =
    type === 'error'
      ? ({ role: 'alert', 'aria-live': 'assertive' } as const)
      : ({ role: 'status', 'aria-live': 'polite' } as const);

  return (
    <Root
      className={styles.toast}
      data-kind={type}
      open={visible}
      onOpenChange={(open) => open || onDismiss()}
      onEscapeKeyDown={leaveToDialog}
    >
      <Icon path={ICON_OF[type]} className={styles.icon} />
      <p {...urgency} dir="auto">
        {isDrawn && message}
      </p>
      {[alternative, action].map(
        (each) =>
          each && (
            <Action key={each.label} className={styles.action} altText={`${each.label}: ${message}`} onClick={each.run}>
              {each.label}
            </Action>
          ),
      )}
      <Close className={styles.dismiss} aria-label="Dismiss">
        <Icon path={ICONS.close} />
      </Close>
    </Root>
  );
}
