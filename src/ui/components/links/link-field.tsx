import { useId } from 'react';
import styles from './link-form.module.css';

/** The link, to be read and copied by hand. */
export function LinkField({ url }: { readonly url: string }) {
  const id = useId();
  return (
    <div className={styles.link}>
      <label htmlFor={id}>Link</label>
      <input id={id} type="text" dir="ltr" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
