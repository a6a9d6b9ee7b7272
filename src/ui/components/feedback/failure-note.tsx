import { useEffect, useState } from 'react';
import { noteOf } from '#domain/note-of.ts';
import { useApp } from '../../hooks/app-context.ts';

/** What is said beside the text of a failure, where the visitor can do something about its reason. */
export function FailureNote({ error }: { readonly error: Parameters<typeof noteOf>[0] }) {
  const note = noteOf(error);
  return note ? <p>{note}</p> : null;
}

const SIGNED_OUT = { isSignedOut: true } as const;

/** Says beside an error of any cause that the sign-in at this site has ended, where it has: no code comes from behind it. */
export function SignInNote() {
  const { hasSignInEnded } = useApp();
  const [isOut, setOut] = useState(false);
  useEffect(() => void hasSignInEnded().then(setOut), [hasSignInEnded]);
  return isOut && <FailureNote error={SIGNED_OUT} />;
}
