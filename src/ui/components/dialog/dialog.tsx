import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import { toastPlace } from '../toast/toast-place.ts';
import { closeOnEscape } from './close-on-escape.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useDialogFocus } from './use-dialog-focus.ts';
import { useScrollbarRoom } from './use-scrollbar-room.ts';
import styles from './dialog.module.css';

interface DialogProps {
  /** Called when the visitor presses the close button, Escape, beside the dialog, or Back. */
  readonly onClose: () => void;
  /** Whether its address has a history entry of its own, which Back leaves. */
  readonly isPlace?: boolean;
  readonly title: ReactNode;
  /** The dialog is 544 px wide by default. A trailer is as large as the window allows, and always black. */
  readonly size?: 'wide' | 'trailer';
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Buttons that stay visible while the body scrolls. */
  readonly footer?: ReactNode;
}

/** Lets the focus go to toasts while a dialog is open: F8 leads there. */
function ToastsInReach() {
  useFocusScopeBranch(toastPlace());
  return null;
}

/**
 * A modal dialog. Its body scrolls; its head and foot do so only in a low window. Focus goes to the first field, else to the first
 * choice, else to the close button. At the end, it returns to the element that had it before. It is open while it is there:
 * what opens it draws it.
 */
export function Dialog({ onClose, isPlace = false, ...parts }: DialogProps) {
  const { title, size, className, children, footer } = parts;
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(body);
  useScrollbarRoom();
  useBackCloses(!isPlace, onClose);
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };

  return (
    <Root open onOpenChange={close}>
      <Portal>
        {/* This is not Radix's Overlay: that injects a style to lock scrolling, which our Content Security Policy
           blocks. */}
        <div className={styles.scrim} />
        <Content
          className={classNames(styles.dialog, size && styles[size], className)}
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(onClose)}
        >
          <ToastsInReach />
          <div className={styles.parts}>
            <header className={styles.head} data-kept-free>
              <Title className={styles.title}>{title}</Title>
              <IconButton icon={ICONS.close} label="Close" onClick={onClose} />
            </header>
            <div ref={body} className={styles.body}>
              {children}
            </div>
            {/* No landmark: a footer would be a second one of the page. */}
            {footer && <div className={styles.foot}>{footer}</div>}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
