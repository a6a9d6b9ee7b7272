import { useObservableEagerState, useObservableState } from 'observable-hooks';
import { useState } from 'react';
import { addressOf } from '#domain/addresses/screens.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { formatIdentifier } from '#domain/format/format-identifier.ts';
import { formatLastSave } from '#domain/format/format-relative-time.ts';
import { totalItems } from '#domain/library/counts-of.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { CreditLines } from '../../components/page/credit-lines.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useNow } from '../../hooks/use-now.ts';
import panelStyles from './panel.module.css';
import styles from './storage-panel-content.module.css';

/** The panel 'Local Storage' (product.md, Frame: storage panel). */
export function StoragePanelContent({ id }: { readonly id: string }) {
  const { identity, loader } = useApp().library;
  const [polled$] = useState(() => identity.polled$);
  const identifier = useObservableState(polled$, undefined);
  const { lastSaveTime, saveError } = useObservableEagerState(loader.saveStatus$);
  const username = useLibrary((library) => library.username);
  const items = useLibrary(totalItems);
  const now = useNow();
  const lines = [
    { label: 'Status', value: <span className={styles.active}>Active</span> },
    { label: 'User ID', value: <span title={identifier}>{formatIdentifier(identifier)}</span> },
    { label: 'Username', value: <span dir="auto">{username ?? 'Not set'}</span> },
    { label: 'Total items', value: formatCount(items) },
    { label: 'Last save', value: formatLastSave(lastSaveTime, now) },
  ];
  return (
    <section className={panelStyles.panel} id={id} aria-label="Local Storage" data-kept-free>
      <p className={panelStyles.title}>Local Storage</p>
      <CreditLines lines={lines} className={styles.lines} />
      {saveError && <p className={styles.error}>{saveError}</p>}
      <p className={styles.note}>Your data is stored locally by IP address. It stays on this device.</p>
      <ButtonLink to={addressOf('data')} className={styles.manage}>
        Manage your data
      </ButtonLink>
    </section>
  );
}
