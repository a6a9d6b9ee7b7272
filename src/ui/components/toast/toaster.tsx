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

/** Notifications as toasts. The core decides how long each one stays (product.md, Notifications: durations). */
export function Toaster() {
  const { notifications } = useApp();
  // The effect of the visitor's action is shown first: the toast only describes it.
  const shown = useDeferredValue(useObservableEagerState(notifications.notifications$));
  const viewport = useRef<HTMLOListElement>(null);
  const count = shown.filter(({ visible }) => visible).length;
  useHold(viewport, count);
  useReturnFocus(viewport, count);
  useRoomAbove(viewport);
  // Radix would announce every toast a second time, in words of its own. Our toasts are live regions themselves.
  const [unheard] = useState(() => document.createElement('div'));

  // The toasts are beside the page, not in it: an open dialog makes the page inert.
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
