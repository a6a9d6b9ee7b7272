import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

interface RedirectProps {
  readonly to: string;
}

/** Leads on to another address, which takes this one's place in the history. The router's own component brings a kB along. */
export function Redirect({ to }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
