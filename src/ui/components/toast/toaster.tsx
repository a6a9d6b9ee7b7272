import { Action, Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useObservableEagerState } from 'observable-hooks';
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Notification, NotificationType } from '#domain/notification.ts';
import { useApp } from '../../hooks/app-context.ts';
import { giveFocusBack } from '../../hooks/focus/give-focus-back.ts';
import { listen } from '../../hooks/listen.ts';
import { useIsOutOfReach } from '../../hooks/use-is-out-of-reach.ts';
import { Icon, type IconPath } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import { toastPlace } from './toast-place.ts';
import { useRoomAbove } from './use-room-above.ts';
import { watchPointing } from './watch-pointing.ts';
import toastStyles from './toast.module.css';
import styles from './toaster.module.css';

/**
 * Holds the toasts' time while the pointer or the focus is among them. The list has listeners of its own: in the page,
 * a toast is a child of the list, but in React's tree its events never pass the list.
 * @param shown the number of toasts: when one disappears, the pointer or the focus that was on it may be on none
 */
const useHold = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const { notifications } = useApp();
  // The style is not a source for this: a finger leaves `:hover` behind, and browsers differ about `:focus-visible`.
  const visitor = useRef({ isPointing: false, isFocusing: false, hasPressed: false });

  const update = useEffectEvent((news: Partial<typeof visitor.current>) => {
    Object.assign(visitor.current, news);
    const { isPointing, isFocusing, hasPressed } = visitor.current;
    // A press leaves the focus behind, and does not show where the visitor is.
    notifications.hold(shown > 0 && (isPointing || (isFocusing && !hasPressed)));
  });

  useEffect(() => {
    const { isPointing, isFocusing } = visitor.current;
    const has = (selector: string) => list.current?.matches(selector) ?? false;
    update({ isPointing: isPointing && has(':hover'), isFocusing: isFocusing && has(':focus-within') });
  });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const toasts = list.current;
    if (toasts) watchPointing(toasts, (isPointing) => update({ isPointing }), signal);
    toasts?.addEventListener('focusin', () => update({ isFocusing: true }), { signal });
    toasts?.addEventListener(
      'focusout',
      ({ relatedTarget }) => update({ isFocusing: relatedTarget instanceof Node && toasts.contains(relatedTarget) }),
      { signal },
    );
    // In the capture phase, before the press moves the focus.
    document.addEventListener('pointerdown', () => update({ hasPressed: true }), { signal, capture: true });
    document.addEventListener('keydown', () => update({ hasPressed: false }), { signal, capture: true });
    return () => left.abort();
  }, [list]);
  useEffect(() => () => notifications.hold(false), [notifications]);
};

/** Whether a dialog is open. */
const isDialogOpen = () => document.querySelector('[role="dialog"][data-state="open"]') !== null;

/** Returns the focus to the element that had it before, when the last toast disappears with the focus. */
const useReturnFocus = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const origin = useRef<EventTarget>(null);

  useEffect(() => {
    // Radix's region: before and after the list it has elements that lead the Tab key into it.
    const region = list.current?.parentElement;
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const isFromToasts = relatedTarget instanceof Node && region?.contains(relatedTarget);
      if (!isFromToasts) origin.current = relatedTarget;
      // At their end Tab goes on in an open dialog where the visitor was. Radix moves the focus within the key's event.
      else if (isDialogOpen() && !list.current?.contains(target as Node))
        queueMicrotask(() => giveFocusBack(origin.current));
    };
    return region ? listen(region, { focusin: remember }) : undefined;
  }, [list]);

  useEffect(() => {
    const isLost = shown === 0 && list.current?.contains(document.activeElement);
    if (isLost) giveFocusBack(origin.current, { preventScroll: true });
  }, [list, shown]);
};

const ICON_OF: Readonly<Record<NotificationType, IconPath>> = {
  success: ICONS.check,
  error: ICONS.alert,
  loading: ICONS.disk,
  blank: ICONS.ticket,
  custom: ICONS.info,
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

/** While a dialog is open, Escape belongs to the dialog, unless the focus is among the toasts. */
const leaveToDialog = (event: Event) => {
  if (isDialogOpen() && !toastPlace().contains(document.activeElement)) event.preventDefault();
};

/** What a toast says, and what can be done about it. */
function Words({ type, message, action, alternative }: Notification) {
  const isDrawn = useIsDrawn();
  const urgency =
    type === 'error'
      ? ({ role: 'alert', 'aria-live': 'assertive' } as const)
      : ({ role: 'status', 'aria-live': 'polite' } as const);

  return (
    <div className={toastStyles.words}>
      <p {...urgency} dir="auto">
        {isDrawn && message}
      </p>
      {[action, alternative].map(
        (each) =>
          each && (
            <Action
              key={each.label}
              className={toastStyles.action}
              altText={`${each.label}: ${message}`}
              onClick={each.run}
            >
              {each.label}
            </Action>
          ),
      )}
    </div>
  );
}

function Toast({ notification, onDismiss }: { readonly notification: Notification; readonly onDismiss: () => void }) {
  const { type, visible, isGreeting } = notification;
  return (
    <Root
      className={toastStyles.toast}
      data-kind={type}
      data-greeting={isGreeting}
      open={visible}
      onOpenChange={(open) => open || onDismiss()}
      onEscapeKeyDown={leaveToDialog}
    >
      <Icon path={ICON_OF[type]} className={toastStyles.icon} />
      <Words {...notification} />
      <Close className={toastStyles.dismiss} aria-label="Dismiss">
        <Icon path={ICONS.close} />
      </Close>
    </Root>
  );
}

/** Notifications as toasts. The core decides how long each one stays (product.md, Notifications: durations). */
export function Toaster() {
  const { notifications } = useApp();
  // The effect of the visitor's action is shown first: the toast only describes it.
  const all = useDeferredValue(useObservableEagerState(notifications.notifications$));
  const isOutOfReach = useIsOutOfReach();
  // That the lists are there is said by the notice.
  const shown = isOutOfReach ? all.filter(({ isGreeting }) => !isGreeting) : all;
  const viewport = useRef<HTMLOListElement>(null);
  const count = shown.filter(({ visible }) => visible).length;
  // Tab comes to toasts after all else.
  useLayoutEffect(() => document.body.append(toastPlace()), []);
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
      {/* A live region stays there for assistive technology when a dialog opens; what changes in it is said by each toast. */}
      <Viewport ref={viewport} className={styles.toasts} aria-live="off" />
    </Provider>,
    toastPlace(),
  );
}
