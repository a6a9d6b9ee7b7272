import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type SubmitEvent, useRef, useState } from 'react';
import { NAME_SAVE_FAILURE } from '#application/use-cases/library/complete-welcome.ts';
import { DEFAULT_USERNAME, WELCOME_NAME_MAX } from '#domain/library/names/welcome-name.ts';
import { closeOnEscape } from '../../components/dialog/close-on-escape.ts';
import { useBackCloses } from '../../components/dialog/use-back-closes.ts';
import { useDialogFocus } from '../../components/dialog/use-dialog-focus.ts';
import { useScrollbarRoom } from '../../components/dialog/use-scrollbar-room.ts';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { Ticket } from '../../components/page/ticket.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';
import dialog from '../../components/dialog/dialog.module.css';
import styles from './welcome-dialog.module.css';

/** The name that is typed. Ends the welcome, or gives the error for which it cannot end. */
const useWelcome = () => {
  const { library } = useApp();
  const { text: name, setText: setName, clear } = useDraftText('welcome');
  const [error, setError] = useState<string>();
  return {
    name,
    error,
    /** @returns whether the welcome is over. */
    complete: async (chosen?: string): Promise<boolean> => {
      const problem = await library.open('marks').then(
        ({ completeWelcome }) => completeWelcome.execute(chosen),
        // The code has not come: another try may get it.
        () => NAME_SAVE_FAILURE,
      );
      setError(problem);
      if (problem !== undefined) return false;
      clear();
      library.loader.closeWelcome();
      return true;
    },
    change: (typed: string) => {
      setName(typed);
      setError(undefined);
    },
  };
};

/** The name, printed on the stub. Screen readers ignore it, because the field has the same text. */
function StubPrint({ name }: { readonly name: string }) {
  return (
    <div className={styles.print} aria-hidden="true">
      <small>Admit one</small>
      <span className={styles.name} dir="auto">
        {name.trim() || DEFAULT_USERNAME}
      </span>
      <small>Every day, from noon</small>
    </div>
  );
}

/** A ticket that asks for a name, and prints the name on the stub while it is typed. */
function WelcomeTicket() {
  const field = useRef<HTMLInputElement>(null);
  const { name, error, complete, change } = useWelcome();
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await complete(name))) field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void start(event)}>
      <Ticket
        className={styles.ticket}
        bodyClassName={styles.body}
        stubClassName={styles.stub}
        stub={<StubPrint name={name} />}
      >
        <Words />
        <TextField
          ref={field}
          className={styles.field}
          label="Your name"
          value={name}
          onText={change}
          max={WELCOME_NAME_MAX}
          counted
          error={error}
          autoComplete="nickname"
        />
        <Actions onSkip={() => void complete()} />
      </Ticket>
    </form>
  );
}

function Words() {
  return (
    <div>
      <Title className={styles.title}>Welcome to Matinee</Title>
      <p className={styles.text}>
        Keep a watchlist, favorites and collections on this device. No account. What name shall we print on your ticket?
      </p>
    </div>
  );
}

function Actions({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary">
        Get Started
      </Button>
      <Button variant="quiet" onClick={onSkip}>
        Skip
      </Button>
      <ImportButton variant="quiet" />
    </div>
  );
}

function Welcome({ onClose }: { readonly onClose: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  const focus = useDialogFocus(body);
  useScrollbarRoom();
  useBackCloses(true, onClose);
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        {/* This is not Radix's Overlay, for the reason given in `dialog.tsx`. */}
        <div className={dialog.scrim} />
        <Content
          ref={body}
          className={classNames(dialog.dialog, styles.welcome)}
          aria-describedby={undefined}
          {...focus}
          {...closeOnEscape(onClose)}
        >
          <WelcomeTicket />
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * The welcome. If it is closed without an answer, it comes again at the next start (product.md, Welcome: completion).
 */
export function WelcomeDialog({ open }: { readonly open: boolean }) {
  const { loader } = useApp().library;
  return open && <Welcome onClose={() => loader.closeWelcome()} />;
}
