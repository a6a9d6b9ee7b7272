import { useState, type SubmitEvent } from 'react';
import type { DateOrder } from '#domain/import/cells/written-day.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../form/choice.tsx';
import type { AskedFiles, Files } from '../import-flow.ts';
import choice from '../../form/choice.module.css';
import styles from './steps.module.css';

interface DateOrderStepProps extends AskedFiles {
  readonly example: string;
  readonly isReading: boolean;
  readonly onRead: (files: Files, answers: AskedFiles['answers']) => void;
}

const ORDERS: readonly { readonly value: DateOrder; readonly label: string; readonly first: string }[] = [
  { value: 'day-first', label: 'The day comes first', first: 'day' },
  { value: 'month-first', label: 'The month comes first', first: 'month' },
];

/** Asks how the dates of the files are read. The likelier one is not guessed: no file says where it is from. */
export function DateOrderStep({ files, answers, example, isReading, onRead }: DateOrderStepProps) {
  const [order, setOrder] = useState<DateOrder>();
  const [number] = /\d+/.exec(example) ?? [example];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (order && !isReading) onRead(files, { ...answers, dateOrder: order });
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <h3 className={styles.title}>How are its dates written?</h3>
      <fieldset className={styles.orders}>
        <legend
          className={styles.text}
        >{`The file has dates such as ${example}, which can be read in two ways.`}</legend>
        {ORDERS.map(({ value, label, first }) => (
          <Choice
            key={value}
            type="radio"
            name="date-order"
            isChosen={order === value}
            onChoose={() => setOrder(value)}
          >
            <span className={choice.text}>
              <b>{label}</b>
              <small>{`In ${example}, ${number} is the ${first}.`}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" aria-disabled={!order || isReading}>
        {isReading ? 'Reading...' : 'Read it so'}
      </Button>
    </form>
  );
}
