import { hostPath } from '../../hooks/address/site-path.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { LinkField } from '../links/link-field.tsx';
import { QrCode } from '../links/qr-code.tsx';
import styles from './devices.module.css';

/** The link by which other devices join (product.md, Devices on screen: pairing link). */
export function PairingLink({ path }: { readonly path: string }) {
  const withLinks = useFacade('links');
  const url = new URL(hostPath(path), window.location.href).href;
  const share = () =>
    void withLinks(({ shareLink }) => void shareLink.execute({ title: 'Matinee, pairing link', url }));
  return (
    <div className={styles.pairing}>
      <p className={styles.text}>
        Open it on your other devices. Whoever has it sees your lists and can change them: give it to nobody else.
      </p>
      <LinkField url={url} />
      <div className={styles.actions}>
        <Button icon={ICONS.share} onClick={share}>
          Share link
        </Button>
      </div>
      <QrCode text={url} />
    </div>
  );
}
