import { type SubmitEvent, useId, useState, Fragment } from 'react';
import type { JoinPreview } from '#application/use-cases/devices/devices-facade.ts';
import { deviceNameError } from '#domain/devices/device-name.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { JoinConflict } from '#domain/devices/joining/join-conflicts.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../form/choice.tsx';
import { TitleName } from '../../title/title-name.tsx';
import { DeviceNameField } from '../device-name-field.tsx';
import { differencesText, lossText, nameOf, sayingOf } from './difference-texts.ts';
import { previewTexts } from './preview-texts.ts';
import type { JoiningFlow } from './use-joining.ts';
import choiceStyles from '../../form/choice.module.css';
import styles from '../devices.module.css';
import differencesStyles from './differences.module.css';

interface PreviewedProps extends Pick<JoiningFlow, 'name' | 'setName' | 'join'> {
  readonly preview: JoinPreview;
  readonly isJoining: boolean;
  /** Whether the visitor has opened a link that another device made. */
  readonly isInvited?: boolean;
  readonly heading?: 'h2' | 'h3';
  readonly onCancel: () => void;
}

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
function Differences({ conflicts, choice, onChoice }: DifferencesProps) {
  const id = useId();
  return (
    <div className={differencesStyles.differences}>
      <p id={id} className={differencesStyles.subject}>
        {differencesText(conflicts)}
      </p>
      <DifferenceList conflicts={conflicts} id={id} />
      {conflicts.some(({ isToChoose }) => isToChoose) && (
        <fieldset className={differencesStyles.choices}>
          <legend className={differencesStyles.subject}>What counts where they differ?</legend>
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

function DifferenceList({ conflicts, id }: Pick<DifferencesProps, 'conflicts'> & { readonly id: string }) {
  const [isWhole, setWhole] = useState(false);
  const [list, goOn] = useGoOn<HTMLUListElement>(':scope > li');
  return (
    <>
      <ul ref={list} className={differencesStyles.list} aria-labelledby={id}>
        {(isWhole ? conflicts : conflicts.slice(0, FIRST)).map((conflict) => (
          <li key={`${conflict.list} ${conflict.key}`} tabIndex={-1}>
            {conflict.list === 'marks' ? (
              <TitleName className={differencesStyles.name} title={conflict.mine} />
            ) : (
              <bdi className={differencesStyles.name}>{nameOf(conflict)}</bdi>
            )}
            <Saying label="Mine" text={sayingOf(conflict, 'mine')} />
            <Saying label="Theirs" text={sayingOf(conflict, 'theirs')} />
          </li>
        ))}
      </ul>
      {!isWhole && conflicts.length > FIRST && (
        <Button
          className={differencesStyles.more}
          onClick={() => goOn(FIRST, () => setWhole(true))}
        >{`Show all ${formatCount(conflicts.length)}`}</Button>
      )}
    </>
  );
}

function Saying({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span className={differencesStyles.saying}>
      <span className={differencesStyles.side}>{`${label}: `}</span>
      <bdi>{text}</bdi>
    </span>
  );
}

/** What joining would change, and what this device is called (product.md, Devices on screen: preview). */
export function Previewed({
  preview,
  isJoining,
  isInvited = false,
  heading: Heading = 'h3',
  name,
  setName,
  join,
  onCancel,
}: PreviewedProps) {
  const id = useId();
  const [choice, setChoice] = useState<JoinChoice>('newer');
  const canJoin = deviceNameError(name) === undefined && !isJoining;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canJoin) join(choice);
  };
  return (
    <form className={styles.preview} noValidate onSubmit={submit}>
      <Heading className={styles.title}>
        <Present devices={preview.devices} />
      </Heading>
      <div id={`${id}-texts`} className={styles.text}>
        <Changes preview={preview} isInvited={isInvited} />
      </div>
      {preview.conflicts.length > 0 && (
        <Differences conflicts={preview.conflicts} choice={choice} onChoice={setChoice} />
      )}
      <DeviceNameField name={name} onName={setName} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={!canJoin} aria-describedby={`${id}-texts`}>
          {isJoining ? 'Sharing...' : 'Share my lists'}
        </Button>
        <Button variant="quiet" aria-disabled={isJoining} onClick={() => isJoining || onCancel()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Changes({ preview, isInvited }: Pick<PreviewedProps, 'preview' | 'isInvited'>) {
  return (
    <>
      {preview.devices.length === 0 && isInvited && (
        <p>If another device has shared its lists by this link, the link is not whole: copy it once more.</p>
      )}
      {previewTexts(preview).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

const separatorBefore = (at: number, count: number): string => {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
};

/** '3 devices are there: Phone, Tablet and Laptop.', each in its own direction. */
function Present({ devices }: Pick<JoinPreview, 'devices'>) {
  if (devices.length === 0) return <span>No other device is there yet.</span>;
  // Two devices may have the same name.
  const parts = devices.map((name, at) => ({ name, id: `${at}`, before: separatorBefore(at, devices.length) }));
  return (
    <>
      <span>{`${countOf(devices.length, 'device is there', 'devices are there')}: `}</span>
      {parts.map(({ name, id, before }) => (
        <Fragment key={id}>
          <span>{before}</span>
          <bdi className={styles.name}>{name}</bdi>
        </Fragment>
      ))}
      <span>.</span>
    </>
  );
}
