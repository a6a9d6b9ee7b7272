import { useDeferredValue, useState } from 'react';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { composeLink } from '#domain/links/compose-link.ts';
import { LINK_NAME_MAX, type LinkTitle } from '#domain/links/link-list.ts';
import { linkPath } from '#domain/links/link-path.ts';
import { type LinkMark, toLinkTitles } from '#domain/links/to-link-titles.ts';
import { titleKey } from '#domain/title.ts';
import { hostPath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { ICONS } from '../form/icons.ts';
import { TextField } from '../form/text-field.tsx';
import { TitleName } from '../title/title-name.tsx';
import { LinkField } from './link-field.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './link-form.module.css';

/** A list of the visitor's that may be shared. */
export interface ListToLink {
  /** What it is called, unless the visitor calls it otherwise. */
  readonly name: string;
  /** Its titles, in the order in which they are shared: asked for when the visitor shares it. */
  readonly titlesOf: () => readonly StoredTitle[];
}

interface LinkFieldsProps {
  /** With all that is known of them. */
  readonly titles: readonly LinkTitle[];
  readonly fields: readonly LinkMark[];
  readonly onToggle: (field: LinkMark) => void;
}

const LABELS: Readonly<Record<LinkMark, string>> = {
  rating: 'With my ratings',
  seenOn: 'With the days I saw them',
  note: 'With my notes',
};

/** What else goes into the link: each only where there is any (product.md, Links: what is in it). */
function LinkFields({ titles, fields, onToggle }: LinkFieldsProps) {
  const counts = (Object.keys(LABELS) as LinkMark[]).map((field) => ({
    field,
    count: titles.filter((title) => title[field] !== undefined).length,
  }));
  const offered = counts.filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  return (
    <div className={styles.fields} role="group" aria-label="What else goes into the link">
      {offered.map(({ field, count }) => (
        <CheckField
          key={field}
          label={LABELS[field]}
          hint={`of ${countOf(count, 'title')}`}
          isChecked={fields.includes(field)}
          onToggle={() => onToggle(field)}
        />
      ))}
    </div>
  );
}

/** Beyond it some applications cut links (product.md, Links: long links). */
const LONG = 2_000;

/** Sends the link, by the device's share sheet or the clipboard; a long one rather as a file. */
function LinkActions({ name, url }: { readonly name: string; readonly url: string }) {
  const withLinks = useFacade('links');
  const isLong = url.length > LONG;
  const title = name.trim() || 'A list from Matinee';
  const share = () => void withLinks(({ shareLink }) => void shareLink.execute({ title, url }));
  const download = () => void withLinks(({ downloadLink }) => downloadLink.execute(url));
  return (
    <>
      {isLong && (
        <p
          className={styles.hint}
        >{`This link has ${formatCount(url.length)} characters, and some apps cut links of more than ${formatCount(LONG)}. Send the file instead: Matinee takes it under ‘Bring your lists’.`}</p>
      )}
      <div className={styles.actions}>
        {isLong && (
          <Button variant="primary" icon={ICONS.down} onClick={download}>
            Download as a file
          </Button>
        )}
        <Button variant={isLong ? undefined : 'primary'} icon={ICONS.share} onClick={share}>
          Share link
        </Button>
      </div>
    </>
  );
}

/** What a phone's camera reads from a screen without being held still: 97 squares a side, of 3 pixels each. */
const QR_CHARACTERS_MAX = 700;

interface LinkFormContentsProps {
  readonly titles: readonly StoredTitle[];
  /** Of how many of them go into the link. */
  readonly count: number;
}

const NAMED = 3;

/** Says what will be in the link, and who sees it. */
function LinkFormContents({ titles, count }: LinkFormContentsProps) {
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
            <TitleName className={styles.name} title={title} />
          </span>
        ))}
        <span>{`${more > 0 ? ` and ${formatCount(more)} more` : ''}.`}</span>
      </p>
      <p>Whoever has the link sees the list. It is in the link itself: no server keeps it.</p>
    </div>
  );
}

/** The link of a list, what is in it, and what to do with it. */
export function LinkForm({ name: suggestedName, titlesOf }: ListToLink) {
  const { library } = useApp();
  // As the list was when it was to be shared.
  const [titles] = useState(titlesOf);
  const [shared] = useState(() => toLinkTitles(titles, (title) => library.saved.markOf(title)));
  const { text: name, setText: setName } = useDraftText(`link ${suggestedName}`, suggestedName);
  const [fields, setFields] = useState<readonly LinkMark[]>([]);
  const toggle = (field: LinkMark) =>
    setFields((now) => (now.includes(field) ? now.filter((each) => each !== field) : [...now, field]));
  const url = new URL(hostPath(linkPath(composeLink(shared, { name, fields }))), window.location.href).href;
  // Drawing it takes longer than a key may.
  const drawnUrl = useDeferredValue(url);
  // The list has become empty, or none of its titles has an id that a link can carry.
  if (shared.length === 0) return <p className={styles.text}>There is nothing here to share. Add a title first.</p>;
  return (
    <div className={styles.form}>
      <LinkFormContents titles={titles} count={shared.length} />
      <TextField label="Name (Optional)" value={name} max={LINK_NAME_MAX} onText={setName} />
      <LinkFields titles={shared} fields={fields} onToggle={toggle} />
      <LinkField url={url} />
      <LinkActions name={name} url={url} />
      {drawnUrl.length <= QR_CHARACTERS_MAX && <QrCode text={drawnUrl} />}
    </div>
  );
}
