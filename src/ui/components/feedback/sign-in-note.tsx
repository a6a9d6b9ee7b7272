import { useEffect, useState } from 'react';
import { useApp } from '../../hooks/app-context.ts';
import { FailureNote } from './failure-note.tsx';

const SIGNED_OUT = { isSignedOut: true } as const;

/** Says beside an error of any cause that the sign-in at this site has ended, where it has: no code comes from behind it. */
export function SignInNote() {
  const { hasSignInEnded } = useApp();
  const [isOut, setOut] = useState(false);
  useEffect(() => void hasSignInEnded().then(setOut), [hasSignInEnded]);
  return isOut && <FailureNote error={SIGNED_OUT} />;
}
