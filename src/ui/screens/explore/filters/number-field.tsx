import { useState } from 'react';
import { readWithin } from '#domain/addresses/read-within.ts';
import { TextField } from '../../../components/form/text-field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  /** What is wrong with any other text, and what to do. */
  readonly error: string;
  /** Called with each whole number within the bounds, and with undefined for any other text. */
  readonly onValue: (value: number | undefined) => void;
}

/** As many digits as the greatest filter has. */
const DIGITS_MAX = 10;

/** A whole number that is typed. What is no such number filters nothing, and says so once the field is left. */
export function NumberField({ label, value, min, max, error, onValue }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const read = (text: string) => readWithin(min, max)(text.trim());
  // What was chosen elsewhere takes the place of what was typed.
  const text = read(typed) === value ? typed : value === undefined ? '' : `${value}`;
  const isWrong = isLeft && text.trim() !== '' && read(text) === undefined;
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    onValue(read(next));
  };
  return (
    <div onBlur={() => setLeft(true)}>
      <TextField
        label={label}
        inputMode="numeric"
        placeholder="Any"
        value={text}
        max={DIGITS_MAX}
        error={isWrong ? error : undefined}
        onText={type}
      />
    </div>
  );
}
