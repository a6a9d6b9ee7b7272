import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  readonly to: string;
  /** Of the entry of the history that it leads to. */
  readonly state?: unknown;
}

/** Leads on to another address, which takes this one's place in the history. The router's own component brings a kB along. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
