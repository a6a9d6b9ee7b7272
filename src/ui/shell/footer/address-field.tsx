import { useEffect, useRef } from 'react';
import styles from './address-field.module.css';

/** An address in a field. It is selected, so that one key copies it. */
export function AddressField({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  return (
    <label className={styles.field}>
      <span>Your browser does not let us copy it. Here it is, selected:</span>
      <input ref={field} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
