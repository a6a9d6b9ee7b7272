import { useId, useState, type SubmitEvent } from 'react';
import type { JoinPreview } from '#application/use-cases/devices/devices-facade.ts';
import { deviceNameError } from '#domain/devices/device-name.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../../form/button.tsx';
import { DeviceNameField } from '../device-name-field.tsx';
import { DeviceNames } from '../device-names.tsx';
import { Differences } from './differences.tsx';
import { previewTexts } from './preview-texts.ts';
import type { JoiningFlow } from './use-joining.ts';
import styles from '../devices.module.css';

interface PreviewedProps extends Pick<JoiningFlow, 'name' | 'setName' | 'join'> {
  readonly preview: JoinPreview;
  readonly isJoining: boolean;
  /** Whether the visitor has opened a link that another device made. */
  readonly isInvited?: boolean;
  readonly heading?: 'h2' | 'h3';
  readonly onCancel: () => void;
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

/** '2 devices are there: Phone and Laptop.' */
function Present({ devices }: Pick<JoinPreview, 'devices'>) {
  if (devices.length === 0) return <span>No other device is there yet.</span>;
  return (
    <>
      <span>{`${countOf(devices.length, 'device is there', 'devices are there')}: `}</span>
      <DeviceNames names={devices} />
      <span>.</span>
    </>
  );
}
