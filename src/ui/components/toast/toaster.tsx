import { Provider, Viewport } from '@radix-ui/react-toast';
import { useObservableEagerState } from 'observable-hooks';
import { useDeferredValue, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../hooks/app-context.ts';
import { Toast } from './toast.tsx';
import { useHold } from './use-hold.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useRoomAbove } from './use-room-above.ts';
import styles from './toaster.module.css';

/** Notifications as toasts. How long each stays is the core's affair (product.md, Notifications: durations). */
export function Toaster() {
  const { notifications } = useApp();
  // After what the visitor did is seen: the toast only says it.
  const shown = useDeferredValue(useObservableEagerState(notifications.notifications$));
  const viewport = useRef<HTMLOListElement>(null);
  const count = shown.filter(({ visible }) => visible).length;
  useHold(viewport, count);
  useReturnFocus(viewport, count);
  useRoomAbove(viewport);
  // Radix would say every toast a second time, in words of its own; ours are live regions themselves.
  const [unheard] = useState(() => document.createElement('div'));

  // Beside the page, not in it: an open dialog makes the page inert.
  return createPortal(
    <Provider duration={Infinity} swipeDirection="up" announcerContainer={unheard}>
      {shown.map((notification) => (
        <Toast
          key={notification.id}
          notification={notification}
          onDismiss={() => notifications.dismiss(notification.id)}
        />
      ))}
      <Viewport ref={viewport} className={styles.toasts} />
    </Provider>,
    document.body,
  );
}
