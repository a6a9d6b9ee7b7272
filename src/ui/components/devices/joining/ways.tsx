import type { PlaceKind } from '#application/ports/devices/folder-places.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { Refusal } from '../../feedback/refusal.tsx';
import { Button } from '../../form/button.tsx';
import { DevicesDocsLink } from '../devices-docs-link.tsx';
import type { JoiningFlow } from './use-joining.ts';
import styles from '../devices.module.css';

interface Way {
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly docs: string;
  readonly anchor: string;
}

const WAYS: Readonly<Record<PlaceKind, Way>> = {
  disk: {
    name: 'A folder on this device',
    text: 'Matinee puts one file into a folder that Syncthing, Nextcloud, Dropbox or the like carries to your other devices.',
    action: 'Choose a folder',
    docs: 'How to set up a folder',
    anchor: 'a-folder-on-this-device',
  },
  host: {
    name: 'This site',
    text: 'This site’s server carries your lists, encrypted: only who has your pairing link can read them.',
    action: 'Make a pairing link',
    docs: 'What the server sees',
    anchor: 'this-site',
  },
};

interface WaysProps extends Pick<JoiningFlow, 'look'> {
  readonly devices: DevicesFacade;
  readonly refusal: string | undefined;
}

/** The visitor chooses by what the lists are shared. */
export function Ways({ devices, refusal, look }: WaysProps) {
  const asks = { disk: () => devices.chooseFolder(), host: () => devices.createPairing() };
  return (
    <>
      <h3 className={styles.title}>How do you want to share?</h3>
      <p className={styles.text}>
        The same lists on your phone and your laptop, without an account. You see what it would change before anything
        is shared.
      </p>
      <Refusal reason={refusal} />
      <ul className={styles.ways}>
        {devices.kinds.map((kind) => (
          <li key={kind}>
            <h4>{WAYS[kind].name}</h4>
            <p>{WAYS[kind].text}</p>
            {kind === 'host' && <p>If another device has a pairing link already, open that link here instead.</p>}
            <div className={styles.actions}>
              <Button variant={devices.kinds[0] === kind ? 'primary' : undefined} onClick={() => look(asks[kind])}>
                {WAYS[kind].action}
              </Button>
              <DevicesDocsLink anchor={WAYS[kind].anchor}>{WAYS[kind].docs}</DevicesDocsLink>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
