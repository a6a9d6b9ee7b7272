import { useState, type ReactNode } from 'react';

interface KeptProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a control, so that it can be tried. */
export function Kept<Value>({ first, children }: KeptProps<Value>) {
  const [value, set] = useState(first);
  return children(value, set);
}
