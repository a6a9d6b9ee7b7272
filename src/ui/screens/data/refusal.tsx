import { Icon } from '../../parts/icon.tsx';
import styles from './refusal.module.css';
import { ICONS } from '../../parts/icons.ts';

/** Why a file was not restored; undefined when there is nothing to say. */
export function Refusal({ reason }: { readonly reason: string | undefined }) {
  return (
    <div role="alert">
      {reason && (
        <p className={styles.refusal}>
          <Icon path={ICONS.alert} />
          {reason}
        </p>
      )}
    </div>
  );
}
