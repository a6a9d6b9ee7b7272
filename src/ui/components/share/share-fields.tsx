import { countOf } from '#domain/format/format-count.ts';
import type { SharedTitle } from '#domain/links/shared-list.ts';
import type { SharedField } from '#domain/links/to-shared-titles.ts';
import { CheckField } from '../form/check-field.tsx';
import styles from './sharing.module.css';

interface ShareFieldsProps {
  /** With all that is known of them. */
  readonly titles: readonly SharedTitle[];
  readonly fields: readonly SharedField[];
  readonly onToggle: (field: SharedField) => void;
}

const LABELS: Readonly<Record<SharedField, string>> = {
  rating: 'With my ratings',
  seenOn: 'With the days I saw them',
  note: 'With my notes',
};

/** What else goes into the link: each only where there is any (product.md, Sharing: what is in it). */
export function ShareFields({ titles, fields, onToggle }: ShareFieldsProps) {
  const counts = (Object.keys(LABELS) as SharedField[]).map((field) => ({
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
