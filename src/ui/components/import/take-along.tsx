import { useId, useState } from 'react';
import { EXPORT_FORMS, type ExportForm, type ExportOrder } from '#domain/export/export-form.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { CheckField } from '../form/check-field.tsx';
import { Choice } from '../form/choice.tsx';
import { ICONS } from '../form/icons.ts';
import choice from '../form/choice.module.css';
import styles from './take-along.module.css';

interface Choosable {
  readonly label: string;
  readonly hint: string;
}

interface Form {
  readonly name: string;
  readonly text: string;
  /** What becomes of notes where the visitor wants others to read them. */
  readonly notes?: Choosable;
  /** What becomes of days that nobody knows, where the visitor wants them all. */
  readonly unknownDays?: Choosable;
}

const FORMS: Readonly<Record<ExportForm, Form>> = {
  backup: { name: 'Backup', text: 'All of it in one file, for Matinee to restore. Your address is not in it.' },
  table: { name: 'Table', text: 'Every title of every list in one table, for spreadsheets, and for Matinee.' },
  letterboxd: {
    name: 'For Letterboxd',
    text: 'Movies alone, with every day on which they were seen: a file for each of its importers.',
    notes: { label: 'Notes as reviews', hint: 'Others can read them there. Without it notes do not go along.' },
  },
  trakt: {
    name: 'For Trakt and what reads it',
    text: 'The archive that Trakt gives, which Yamtrack, Floppy, scrob and others read: every day of movies and episodes, ratings, notes and lists. It cannot hold a show that is marked as seen as a whole, what was thought of each of several viewings, covers, views and choices.',
    notes: {
      label: 'Notes as comments, too',
      hint: 'More programs read comments than notes. At Trakt others can read them.',
    },
    unknownDays: {
      label: 'Unknown days as 1970',
      hint: 'Yamtrack and Floppy take nothing of an archive in which a day is missing. Yamtrack then shows 1970.',
    },
  },
};

interface TakeAlongProps extends Pick<ButtonLook, 'variant'> {
  /** Whether there is a note. */
  readonly hasNotes: boolean;
  readonly onTake: (order: ExportOrder) => void;
}

/** Lists as files for elsewhere, in one form at a time (product.md, Export: forms). */
export function TakeAlong({ hasNotes, onTake, variant }: TakeAlongProps) {
  const name = useId();
  const [form, setForm] = useState<ExportForm>('backup');
  const [withNotes, setWithNotes] = useState(false);
  const [withUnknownDays, setWithUnknownDays] = useState(false);
  const { notes, unknownDays } = FORMS[form];
  const order = { form, withNotes: hasNotes && withNotes, ...(unknownDays && { withUnknownDays }) };
  return (
    <div className={styles.forms}>
      <fieldset className={styles.choices}>
        <legend className="sr">In which form?</legend>
        {EXPORT_FORMS.map((each) => (
          <Choice key={each} type="radio" name={name} isChosen={each === form} onChoose={() => setForm(each)}>
            <span className={choice.text}>
              <b>{FORMS[each].name}</b>
              <small>{FORMS[each].text}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      {hasNotes && notes && <CheckField {...notes} isChecked={withNotes} onToggle={() => setWithNotes(!withNotes)} />}
      {unknownDays && (
        <CheckField
          {...unknownDays}
          isChecked={withUnknownDays}
          onToggle={() => setWithUnknownDays(!withUnknownDays)}
        />
      )}
      <Button variant={variant} icon={ICONS.down} onClick={() => onTake(order)}>
        Take along
      </Button>
    </div>
  );
}
