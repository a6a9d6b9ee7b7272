import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { closeOnEscape } from '../../components/dialog/close-on-escape.ts';
import { useBackCloses } from '../../components/dialog/use-back-closes.ts';
import { useDialogFocus } from '../../components/dialog/use-dialog-focus.ts';
import { useScrollbarRoom } from '../../components/dialog/use-scrollbar-room.ts';
import { Importing } from '../../components/import/importing.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { useApp } from '../../hooks/app-context.ts';
import { WelcomeTicket } from './welcome-ticket.tsx';
import dialog from '../../components/dialog/dialog.module.css';
import styles from './welcome-dialog.module.css';

/**
 * The welcome. If it is closed without an answer, it comes again at the next start (product.md, Welcome: completion).
 */
export function WelcomeDialog({ open }: { readonly open: boolean }) {
  const { loader } = useApp().library;
  const body = useRef<HTMLDivElement>(null);
  const [isImporting, setImporting] = useState(false);
  const focus = useDialogFocus(body);
  useScrollbarRoom(open);
  useBackCloses(open, () => loader.closeWelcome());
  const change = (isOpen: boolean) => {
    if (!isOpen) loader.closeWelcome();
  };

  return (
    <>
      <Root open={open} onOpenChange={change}>
        <Portal>
          {/* This is not Radix's Overlay, for the reason given in `dialog.tsx`. */}
          <div className={dialog.scrim} />
          <Content
            ref={body}
            className={classNames(dialog.dialog, styles.welcome)}
            aria-describedby={undefined}
            {...focus}
            {...closeOnEscape(() => loader.closeWelcome())}
          >
            <WelcomeTicket onImport={() => setImporting(true)} />
          </Content>
        </Portal>
      </Root>
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} onAdd={() => loader.closeWelcome()} />
    </>
  );
}
