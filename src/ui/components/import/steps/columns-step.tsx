import { useState, type SubmitEvent } from 'react';
import { countOf } from '#domain/format/format-count.ts';
import type { DateOrder } from '#domain/import/cells/written-day.ts';
import { suggestedColumn } from '#domain/import/columns/suggested-choices.ts';
import {
  namesTitles,
  openDayIn,
  type ColumnChoice,
  type ShownColumn,
  type TableAnswer,
  type TableChoices,
  type UnknownTable,
  type WordMeaning,
  withRole,
  COLUMN_ROLES,
  WORD_MEANINGS,
  type ColumnRole,
} from '#domain/import/columns/table-choices.ts';
import type { ReadingAnswers } from '#domain/import/import-reading.ts';
import { Button } from '../../form/button.tsx';
import type { Option } from '../../form/options.ts';
import { SelectField } from '../../form/select-field.tsx';
import type { StepProps } from '../use-import.ts';
import styles from './steps.module.css';

const ROLE_TEXTS: Readonly<Record<ColumnRole, string>> = {
  title: 'Title',
  originaltitle: 'Original title',
  year: 'Year',
  kind: 'Movie or show',
  tmdb: 'Number of TMDB',
  imdb: 'Number of IMDb',
  tvdb: 'Number of TheTVDB',
  season: 'Season',
  episode: 'Episode',
  seen: 'Day seen',
  finished: 'Day finished',
  lastseen: 'Day seen last',
  timesseen: 'How much or how often seen',
  added: 'Day added',
  rated: 'Day rated',
  rating5: 'Rating out of 5',
  rating10: 'Rating out of 10',
  rating20: 'Rating out of 20',
  rating100: 'Rating out of 100',
  note: 'Note',
  list: 'List',
  position: 'Place in the list',
  state: 'Seen or to be seen',
};

const MEANING_TEXTS: Readonly<Record<WordMeaning, string>> = {
  seen: 'Seen',
  'to-see': 'To be seen',
  liked: 'Favorite',
  nothing: 'Says nothing',
  movie: 'Movie',
  tv: 'Show',
  either: 'May be either',
  episode: 'Episode',
  'left-out': 'Left out',
};

/** 'none' for a column that is not read. */
const ROLES: readonly Option<ColumnRole | 'none'>[] = [
  { value: 'none', label: 'Not read' },
  ...COLUMN_ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role] })),
];

const optionsOf = (meanings: readonly WordMeaning[]): readonly Option<WordMeaning>[] =>
  meanings.map((meaning) => ({ value: meaning, label: MEANING_TEXTS[meaning] }));

/** What words may mean in a column that has words. */
const MEANINGS: Readonly<Record<keyof typeof WORD_MEANINGS, readonly Option<WordMeaning>[]>> = {
  state: optionsOf(WORD_MEANINGS.state),
  kind: optionsOf(WORD_MEANINGS.kind),
};

/** Neither is chosen beforehand (product.md, Import: date order). */
const DATE_ORDERS: readonly Option<DateOrder | 'open'>[] = [
  { value: 'open', label: 'Choose' },
  { value: 'day-first', label: 'The day' },
  { value: 'month-first', label: 'The month' },
];

/** So many letters of a cell are shown. */
const SHOWN_AT_MOST = 80;

const answered = (
  { tables = new Map(), ...others }: ReadingAnswers,
  key: string,
  answer: TableAnswer,
): ReadingAnswers => ({
  ...others,
  tables: new Map([...tables, [key, answer]]),
});

/** Without what was said of the last table. */
const withoutLast = ({ tables = new Map(), ...others }: ReadingAnswers): ReadingAnswers => ({
  ...others,
  tables: new Map([...tables].slice(0, -1)),
});

interface WordsProps {
  readonly name: string;
  readonly role: keyof typeof MEANINGS;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

/** What each word of a column means. */
function Words({ name, role, choice, onChoose }: WordsProps) {
  const { words = [] } = choice;
  const choose = (word: string, meaning: WordMeaning) =>
    onChoose({ ...choice, words: words.map((each) => (each[0] === word ? [word, meaning] : each)) });
  return (
    <fieldset className={styles.words}>
      <legend className={styles.hint}>{`What "${name}" says`}</legend>
      {words.map(([word, meaning]) => (
        <SelectField
          key={word}
          label={word.slice(0, SHOWN_AT_MOST)}
          value={meaning}
          options={MEANINGS[role]}
          onChange={(chosen) => choose(word, chosen)}
        />
      ))}
    </fieldset>
  );
}

interface ColumnProps {
  readonly column: ShownColumn;
  /** What the first rows have in it. */
  readonly cells: readonly { readonly row: number; readonly cell: string }[];
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

function Column({ column: { name, words }, cells, choice, onChoose }: ColumnProps) {
  const { role } = choice;
  return (
    <li className={styles.column}>
      <SelectField
        label={name}
        value={role ?? 'none'}
        options={ROLES}
        onChange={(chosen) => onChoose(suggestedColumn(chosen === 'none' ? undefined : chosen, name, words))}
      />
      <ol className={styles.cells}>
        {cells.map(({ row, cell }) => (
          <li key={row} dir="auto">
            {cell.trim() === '' ? '–' : cell.slice(0, SHOWN_AT_MOST)}
          </li>
        ))}
      </ol>
      {(role === 'state' || role === 'kind') && <Words {...{ name, role, choice, onChoose }} />}
    </li>
  );
}

interface ChoicesProps {
  readonly table: UnknownTable;
  readonly choices: TableChoices;
  readonly onChange: (choices: TableChoices) => void;
}

function Choices({ table, choices, onChange }: ChoicesProps) {
  const day = openDayIn(table, choices);
  const shown = table.columns.flatMap((column, place) => (column.name === '' ? [] : [{ column, place }]));
  return (
    <>
      <ul className={styles.columns}>
        {shown.map(({ column, place }) => (
          <Column
            key={place}
            column={column}
            cells={table.rows.map((cells, row) => ({ row, cell: cells[place] ?? '' }))}
            choice={choices.columns[place] ?? {}}
            onChoose={(choice) => onChange(withRole(choices, place, choice))}
          />
        ))}
      </ul>
      {day !== '' && (
        <SelectField
          label={`Which comes first in ${day}?`}
          value={choices.dateOrder ?? 'open'}
          options={DATE_ORDERS}
          onChange={(order) =>
            onChange(order === 'open' ? { columns: choices.columns } : { ...choices, dateOrder: order })
          }
        />
      )}
    </>
  );
}

const fileText = ({ fileNames: [name = '', ...others] }: UnknownTable): string =>
  others.length === 0 ? name : `${name}, and ${countOf(others.length, 'other file')} with the same columns`;

/** Asks what the columns of a table have of which nobody knows it (product.md, Import: columns). */
export function ColumnsStep({ flow: { files, answers, table }, importing }: StepProps<'columns'>) {
  const { given, isReading, dispatch, read } = importing;
  const [choices, setChoices] = useState(given.get(table.key) ?? table.choices);
  const canBeRead = namesTitles(choices) && (openDayIn(table, choices) === '' || choices.dateOrder !== undefined);
  const answer = (said: TableAnswer) => {
    if (!isReading) read(files, answered(answers, table.key, said));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canBeRead) answer(choices);
  };
  const isFirst = (answers.tables?.size ?? 0) === 0;
  const back = () => (isFirst ? dispatch({ kind: 'start-over' }) : read(files, withoutLast(answers)));
  return (
    <form className={styles.question} onSubmit={submit}>
      <h3 className={styles.title}>What is in its columns?</h3>
      <p className={styles.text} dir="auto">
        {`${fileText(table)}: a table that no service is known for. Say what each column has: below it are its first rows. What can be told is chosen already, and only what you choose is read.`}
      </p>
      <Choices table={table} choices={choices} onChange={setChoices} />
      {!canBeRead && (
        <p className={styles.hint}>
          {namesTitles(choices)
            ? 'Say which comes first in its dates.'
            : 'Choose the column that has the titles, or one that has their numbers.'}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={!canBeRead || isReading}>
          {isReading ? 'Reading...' : 'Read it so'}
        </Button>
        <Button onClick={() => answer('left-out')}>Leave this file out</Button>
        <Button variant="quiet" onClick={back}>
          Back
        </Button>
      </div>
    </form>
  );
}
