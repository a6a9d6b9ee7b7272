import type { BenchChoice, BenchPart, BenchSetting } from '#application/ports/bench.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import styles from './bench-dialog.module.css';

interface FieldProps {
  readonly label: string;
  /** The value that ends it. */
  readonly off: string;
  readonly choices: readonly BenchChoice[];
  /** Empty while it is off. */
  readonly value: string;
  readonly problem: string | undefined;
  readonly onValue: (value: string) => void;
}

const BETWEEN = '+';
const LONGEST = 500;

const toggled = (values: readonly string[], value: string): string =>
  (values.includes(value) ? values.filter((each) => each !== value) : [...values, value]).join(BETWEEN);

/** With what an address has, and is none of the choices: there may be more values than can be listed. */
const withOthers = (choices: readonly BenchChoice[], values: readonly string[]): readonly BenchChoice[] => [
  ...choices,
  ...values.filter((each) => choices.every(({ value }) => value !== each)).map((value) => ({ value, does: '' })),
];

function SeveralField({ label, choices, value, onValue }: FieldProps) {
  const values = value === '' ? [] : value.split(BETWEEN);
  return (
    <div role="group" aria-label={label} className={styles.checks}>
      {withOthers(choices, values).map((choice) => (
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

function OneField({ label, off, choices, value, onValue }: FieldProps) {
  const known = withOthers(choices, value === '' ? [] : [value]);
  const options = [
    { value: '', label: off },
    ...known.map((choice) => ({
      value: choice.value,
      label: choice.does === '' ? choice.value : `${choice.value}: ${choice.does}`,
    })),
  ];
  return <SelectField label={label} value={value} options={options} onChange={onValue} />;
}

function WrittenField({ label, choices, value, problem, onValue }: FieldProps) {
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

const partsIn = (value: string): ReadonlyMap<string, string> =>
  new Map(
    value.split(',').flatMap((each) => {
      const [name = '', ...rest] = each.split(':');
      return rest.length === 0 ? [] : [[name, rest.join(':')] as const];
    }),
  );

/** @param changed an empty text ends it */
const withPart = (value: string, name: string, changed: string): string =>
  [...new Map([...partsIn(value), [name, changed] as const])]
    .filter(([, text]) => text !== '')
    .map(([each, text]) => `${each}:${text}`)
    .join(',');

type PartsFieldProps = Omit<FieldProps, 'choices'> & { readonly parts: readonly BenchPart[] };

function PartsField({ label, off, parts, value, problem, onValue }: PartsFieldProps) {
  const values = partsIn(value);
  return (
    <div role="group" aria-label={label} className={styles.parts}>
      {parts.map((part) => {
        const Field = FIELDS[part.kind];
        return (
          <Field
            key={part.name}
            label={part.label}
            off={off}
            choices={part.choices}
            value={values.get(part.name) ?? ''}
            problem={undefined}
            onValue={(changed) => onValue(withPart(value, part.name, changed))}
          />
        );
      })}
      <Refusal reason={problem} />
    </div>
  );
}

const NO_PARTS: readonly BenchPart[] = [];

interface SettingFieldProps extends Pick<FieldProps, 'value' | 'problem' | 'onValue'> {
  readonly setting: BenchSetting;
}

/** What one setting of the bench is to be. */
export function SettingField({ setting: { label, off, kind, choices, parts }, ...rest }: SettingFieldProps) {
  if (kind === 'parts') return <PartsField {...{ label, off }} parts={parts ?? NO_PARTS} {...rest} />;
  const Field = FIELDS[kind];
  return <Field {...{ label, off, choices }} {...rest} />;
}
