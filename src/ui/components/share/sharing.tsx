import { useDeferredValue, useState } from 'react';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { composeSharedList } from '#domain/links/compose-shared-list.ts';
import { SHARED_NAME_MAX, type SharedTitle } from '#domain/links/shared-list.ts';
import { sharedPath } from '#domain/links/shared-path.ts';
import { type SharedField, toSharedTitles } from '#domain/links/to-shared-titles.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { hostPath } from '../../hooks/site-path.ts';
import { TextField } from '../form/text-field.tsx';
import { LinkActions } from './link-actions.tsx';
import { LinkField } from './link-field.tsx';
import type { ListToShare } from './list-to-share.ts';
import { QrCode } from './qr-code.tsx';
import { ShareFields } from './share-fields.tsx';
import styles from './sharing.module.css';

/** What a phone's camera reads from a screen without being held still: 97 squares a side, of 3 pixels each. */
const QR_CHARACTERS_MAX = 700;

/** For a list that has become empty, or whose titles have no id that a link can carry. */
function NothingToShare() {
  return <p className={styles.text}>There is nothing here to share. Add a title first.</p>;
}

/** The link of a list, with what the visitor wants to be in it. */
const useSharing = (titles: readonly SharedTitle[], suggestedName: string) => {
  const [name, setName] = useState(suggestedName);
  const [fields, setFields] = useState<readonly SharedField[]>([]);
  const toggle = (field: SharedField) =>
    setFields((now) => (now.includes(field) ? now.filter((each) => each !== field) : [...now, field]));
  const list = composeSharedList(titles, { name, fields });
  const url = new URL(hostPath(sharedPath(list)), window.location.href).href;
  return { name, setName, fields, toggle, url };
};

interface ShareContentsProps {
  readonly titles: readonly StoredTitle[];
  /** Of how many of them go into the link. */
  readonly count: number;
}

const NAMED = 3;

/** Says what will be in the link, and who sees it. */
function ShareContents({ titles, count }: ShareContentsProps) {
  const more = titles.length - NAMED;
  return (
    <div className={styles.text}>
      <p>
        <span>
          {count < titles.length
            ? `Of ${formatCount(titles.length)} titles, the first ${formatCount(count)} go into the link: `
            : `${countOf(titles.length, 'title')}: `}
        </span>
        {titles.slice(0, NAMED).map((title, at) => (
          <span key={titleKey(title)}>
            <span>{at > 0 && ', '}</span>
            <bdi className={styles.name}>{titleName(title)}</bdi>
          </span>
        ))}
        <span>{`${more > 0 ? ` and ${formatCount(more)} more` : ''}.`}</span>
      </p>
      <p>Whoever has the link sees the list. It is in the link itself: no server keeps it.</p>
    </div>
  );
}

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
