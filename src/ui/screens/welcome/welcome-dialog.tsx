import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useApp } from '../../app/app-context.ts';
import { classNames } from '../../parts/class-names.ts';
import { closeOnEscape } from '../../parts/close-on-escape.ts';
import dialog from '../../parts/dialog.module.css';
import { useDialogFocus } from '../../parts/use-dialog-focus.ts';
import { useScrollbarRoom } from '../../parts/use-scrollbar-room.ts';
import styles from './welcome-dialog.module.css';
import { WelcomeTicket } from './welcome-ticket.tsx';

/** Spec section 4, Welcome modal. Closed without an answer, it comes again at the next start. */
export function WelcomeDialog({ open }: { readonly open: boolean }) {
  const { loader } = useApp().library;
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(body);
  useScrollbarRoom(open);
  const change = (isOpen: boolean) => {
    if (!isOpen) loader.closeWelcome();
  };

  return (
    <Root open={open} onOpenChange={change}>
      <Portal>
        {/* Not Radix's Overlay: see the dialog of the parts. */}
        <div className={dialog.scrim} />
        <Content
          ref={body}
          className={classNames(dialog.dialog, styles.welcome)}
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(() => loader.closeWelcome())}
        >
          <WelcomeTicket />
        </Content>
      </Portal>
    </Root>
  );
}
