import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import styles from './refusal.module.css';

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
