import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { JoinConflict } from '#domain/devices/joining/join-conflicts.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../import/choice.tsx';
import { differencesText, lossText, nameOf, sayingOf } from './difference-texts.ts';
import choiceStyles from '../../import/choice.module.css';
import styles from './differences.module.css';

interface DifferencesProps {
  /** At least one. */
  readonly conflicts: readonly JoinConflict[];
  readonly choice: JoinChoice;
  readonly onChoice: (choice: JoinChoice) => void;
}

/** So many are shown at first. */
const FIRST = 5;

const CHOICES: readonly { readonly value: JoinChoice; readonly label: string; readonly hint: string }[] = [
  { value: 'newer', label: 'The newer', hint: 'Where the time is unknown, mine.' },
  { value: 'mine', label: 'Keep mine', hint: 'The other devices get it.' },
  { value: 'theirs', label: 'Keep theirs', hint: 'This device gets it.' },
];

/** What both sides have said otherwise, and what is to count (product.md, Devices on screen: differences). */
export function Differences({ conflicts, choice, onChoice }: DifferencesProps) {
  const id = useId();
  return (
    <div className={styles.differences}>
      <p id={id} className={styles.subject}>
        {differencesText(conflicts)}
      </p>
      <DifferenceList conflicts={conflicts} labelledBy={id} />
      {conflicts.some(({ isToChoose }) => isToChoose) && (
        <fieldset className={styles.choices}>
          <legend className={styles.subject}>What counts where they differ?</legend>
          {CHOICES.map(({ value, label, hint }) => (
            <Choice key={value} type="radio" name={id} isChosen={choice === value} onChoose={() => onChoice(value)}>
              <span className={choiceStyles.text}>
                <b>{label}</b>
                <small>{hint}</small>
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
      <p>{lossText(conflicts)}</p>
    </div>
  );
}

interface DifferenceListProps extends Pick<DifferencesProps, 'conflicts'> {
  readonly labelledBy: string;
}

function DifferenceList({ conflicts, labelledBy }: DifferenceListProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    // Renders at once: the pressed button disappears, and the focus goes on to the first of the new ones.
    flushSync(() => setWhole(true));
    list.current?.querySelector<HTMLElement>(`li:nth-child(${FIRST + 1})`)?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles.list} aria-labelledby={labelledBy}>
        {(isWhole ? conflicts : conflicts.slice(0, FIRST)).map((conflict) => (
          <li key={`${conflict.list} ${conflict.key}`} tabIndex={-1}>
            <bdi className={styles.name}>{nameOf(conflict)}</bdi>
            <Saying label="Mine" text={sayingOf(conflict, 'mine')} />
            <Saying label="Theirs" text={sayingOf(conflict, 'theirs')} />
          </li>
        ))}
      </ul>
      {!isWhole && conflicts.length > FIRST && (
        <Button className={styles.more} onClick={showAll}>{`Show all ${formatCount(conflicts.length)}`}</Button>
      )}
    </>
  );
}

function Saying({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span className={styles.saying}>
      <span className={styles.side}>{`${label}: `}</span>
      <bdi>{text}</bdi>
    </span>
  );
}
