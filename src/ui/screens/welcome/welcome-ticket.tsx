import { Title } from '@radix-ui/react-dialog';
import { type SubmitEvent, useRef, useState } from 'react';
import { WELCOME_NAME_MAX } from '#domain/library/names/welcome-name.ts';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { StubPrint } from './stub-print.tsx';
import styles from './welcome-ticket.module.css';

/** Ends the welcome, or gives the error for which it cannot end. */
const useWelcome = () => {
  const { library } = useApp();
  const [error, setError] = useState<string>();
  return {
    error,
    /** @returns whether the welcome is over. */
    complete: async (name?: string): Promise<boolean> => {
      const problem = await library.completeWelcome.execute(name);
      setError(problem);
      if (problem === undefined) library.loader.closeWelcome();
      return problem === undefined;
    },
    forget: () => setError(undefined),
  };
};

/** A ticket that asks for a name, and prints the name on the stub while it is typed. */
export function WelcomeTicket({ onImport }: { readonly onImport: () => void }) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { error, complete, forget } = useWelcome();
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await complete(name))) field.current?.focus();
  };
  const change = (typed: string) => {
    setName(typed);
    forget();
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
        <Actions onSkip={() => void complete()} onImport={onImport} />
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

interface ActionsProps {
  readonly onSkip: () => void;
  readonly onImport: () => void;
}

function Actions({ onSkip, onImport }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary">
        Get Started
      </Button>
      <Button variant="quiet" onClick={onSkip}>
        Skip
      </Button>
      <ImportButton variant="quiet" onOpen={onImport} />
    </div>
  );
}
