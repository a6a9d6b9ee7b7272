import { useDeferredValue, useState } from 'react';
import { SHARED_NAME_MAX } from '#domain/links/shared-list.ts';
import { toSharedTitles } from '#domain/links/to-shared-titles.ts';
import { useApp } from '../../hooks/app-context.ts';
import { TextField } from '../form/text-field.tsx';
import { LinkActions } from './link-actions.tsx';
import { LinkField } from './link-field.tsx';
import type { ListToShare } from './list-to-share.ts';
import { NothingToShare } from './nothing-to-share.tsx';
import { QrCode } from './qr-code.tsx';
import { ShareContents } from './share-contents.tsx';
import { ShareFields } from './share-fields.tsx';
import { useSharing } from './use-sharing.ts';
import styles from './sharing.module.css';

/** What a phone's camera reads from a screen without being held still: 97 squares a side, of 3 pixels each. */
const QR_CHARACTERS_MAX = 700;

/** The link of a list, what is in it, and what to do with it. */
export function Sharing({ name: suggestedName, titlesOf }: ListToShare) {
  const { library } = useApp();
  // As the list was when it was to be shared.
  const [titles] = useState(titlesOf);
  const [shared] = useState(() => toSharedTitles(titles, (title) => library.saved.markOf(title)));
  const { name, setName, fields, toggle, url } = useSharing(shared, suggestedName);
  // Drawing it takes longer than a key may.
  const drawnUrl = useDeferredValue(url);
  if (shared.length === 0) return <NothingToShare />;
  return (
    <div className={styles.sharing}>
      <ShareContents titles={titles} count={shared.length} />
      <TextField label="Name (Optional)" value={name} max={SHARED_NAME_MAX} onText={setName} />
      <ShareFields titles={shared} fields={fields} onToggle={toggle} />
      <LinkField url={url} />
      <LinkActions name={name} url={url} />
      {drawnUrl.length <= QR_CHARACTERS_MAX && <QrCode text={drawnUrl} />}
    </div>
  );
}
