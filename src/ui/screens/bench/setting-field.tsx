import type { BenchSetting } from '#application/ports/bench.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import styles from './bench-dialog.module.css';

interface SettingFieldProps {
  readonly setting: BenchSetting;
  /** Empty while it is off. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
}

const BETWEEN = '+';
const LONGEST = 500;

const toggled = (values: readonly string[], value: string): string =>
  (values.includes(value) ? values.filter((each) => each !== value) : [...values, value]).join(BETWEEN);

function SeveralField({ setting: { label, choices }, value, onValue }: SettingFieldProps) {
  const values = value === '' ? [] : value.split(BETWEEN);
  return (
    <div role="group" aria-label={label} className={styles.checks}>
      {choices.map((choice) => (
        <CheckField
          key={choice.value}
          label={choice.value}
          hint={choice.does}
          isChecked={values.includes(choice.value)}
          onToggle={() => onValue(toggled(values, choice.value))}
        />
      ))}
    </div>
  );
}

function OneField({ setting: { label, off, choices }, value, onValue }: SettingFieldProps) {
  const options = [
    { value: '', label: off },
    ...choices.map((choice) => ({ value: choice.value, label: `${choice.value}: ${choice.does}` })),
  ];
  return <SelectField label={label} value={value} options={options} onChange={onValue} />;
}

function WrittenField({ setting: { label, choices }, value, problem, onValue }: SettingFieldProps) {
  const [example] = choices;
  return (
    <div className={styles.written}>
      <TextField
        label={label}
        value={value}
        max={LONGEST}
        error={problem}
        placeholder={example?.value ?? ''}
        onText={onValue}
      />
      <p>{example?.does}</p>
    </div>
  );
}

const FIELDS = { several: SeveralField, one: OneField, text: WrittenField };

/** What one setting of the bench is to be. */
export function SettingField(props: SettingFieldProps) {
  const Field = FIELDS[props.setting.kind];
  return <Field {...props} />;
}
