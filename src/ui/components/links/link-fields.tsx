import { countOf } from '#domain/format/format-count.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import type { LinkMark } from '#domain/links/to-link-titles.ts';
import { CheckField } from '../form/check-field.tsx';
import styles from './link-form.module.css';

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
export function LinkFields({ titles, fields, onToggle }: LinkFieldsProps) {
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
