import { Icon } from '../form/icon.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './refusal.module.css';

/** Why something was not done; undefined when there is nothing to say. */
export function Refusal({ reason }: { readonly reason: string | undefined }) {
  return (
    <div role="alert">
      {reason && (
        <p className={styles.refusal}>
          <Icon path={ICONS.alert} />
          <span>{reason}</span>
        </p>
      )}
    </div>
  );
}
