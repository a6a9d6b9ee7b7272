import { Icon } from '../../parts/icon.tsx';
import styles from './refusal.module.css';

/** Why a file was not restored; undefined when there is nothing to say. */
export function Refusal({ reason }: { readonly reason: string | undefined }) {
  return (
    <div role="alert">
      {reason && (
        <p className={styles.refusal}>
          <Icon name="alert" />
          {reason}
        </p>
      )}
    </div>
  );
}
