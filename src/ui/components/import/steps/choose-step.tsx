import { useId, useRef, type SubmitEvent } from 'react';
import { useApp } from '../../../hooks/app-context.ts';
import { Button } from '../../form/button.tsx';
import { CheckField } from '../../form/check-field.tsx';
import { serviceNames } from '../reading-texts.ts';
import type { Importing } from '../use-import.ts';
import { ChooseFiles } from './choose-files.tsx';
import field from '../../form/text-area.module.css';
import styles from './steps.module.css';

const NAME = 'pasted.txt';
/** The pasted list, until it is added. */
export const PASTED_DRAFT = 'pasted list';

/** Takes a list, or a link of Matinee, as text. It is read like a file. */
function PasteForm({ read, isConverting }: Pick<Importing, 'read' | 'isConverting'>) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { draftMemory } = useApp();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const pasted = text.current?.value.trim();
    if (pasted) read([new File([pasted], NAME, { type: 'text/plain' })]);
    else text.current?.focus();
  };
  return (
    <form className={styles.paste} onSubmit={submit}>
      <div className={field.field}>
        <label htmlFor={id}>Or paste a list, or a link of Matinee</label>
        {/* A pasted list may have thousands of lines: React holds none of them. */}
        <textarea
          ref={text}
          id={id}
          dir="auto"
          spellCheck={false}
          aria-describedby={`${id}-form`}
          defaultValue={draftMemory.recall(PASTED_DRAFT)}
          onInput={({ currentTarget }) => draftMemory.remember(PASTED_DRAFT, isConverting ? '' : currentTarget.value)}
        />
      </div>
      <p id={`${id}-form`} className={styles.hint}>
        One title a line, with its year if you know it, as in: Dust Parade (1968)
      </p>
      <Button type="submit">Read the list</Button>
    </form>
  );
}

/** The visitor chooses files, or pastes a list. */
export function ChooseStep({ importing }: { readonly importing: Importing }) {
  const { isConverting, setConverting, read } = importing;
  const { draftMemory } = useApp();
  const toggle = () => {
    // What was typed so far is not to stay either.
    draftMemory.remember(PASTED_DRAFT, '');
    setConverting(!isConverting);
  };
  return (
    <>
      <h3 className={styles.title}>Choose your files</h3>
      <p className={styles.text}>
        {`Choose what you have downloaded from ${serviceNames()}, or a backup of Matinee: the zip as it is, or several files at once. They are read on this device. You see what is in them before anything changes.`}
      </p>
      <div className={styles.ways}>
        <ChooseFiles label="Choose files" importing={importing} />
        <PasteForm {...{ read, isConverting }} />
      </div>
      <div className={styles.only}>
        <CheckField
          label="Only convert"
          hint="You get the files back in another form, for another service. Nothing of them is kept in Matinee or on this device."
          isChecked={isConverting}
          onToggle={toggle}
        />
      </div>
    </>
  );
}
