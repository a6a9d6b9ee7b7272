import type { PlaceKind } from '#application/ports/devices/folder-places.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { Refusal } from '../../feedback/refusal.tsx';
import { Button } from '../../form/button.tsx';
import { NewTab } from '../../page/new-tab.tsx';
import type { JoiningFlow } from './use-joining.ts';
import styles from '../devices.module.css';

const WAYS = {
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
} as const satisfies Readonly<Record<PlaceKind, object>>;

/** For visitors, in the source's repository. */
const PAGE = 'docs/devices.md';

interface WaysProps extends Pick<JoiningFlow, 'look'> {
  readonly devices: DevicesFacade;
  readonly refusal: string | undefined;
}

/** The visitor chooses by what the lists are shared. */
export function Ways({ devices, refusal, look }: WaysProps) {
  const { sourceUrl } = useApp().edition;
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
              <a
                className={styles.docs}
                href={`${sourceUrl}/blob/HEAD/${PAGE}#${WAYS[kind].anchor}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span>{WAYS[kind].docs}</span>
                <NewTab />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
