import { useId, useState } from 'react';
import { Button } from '../../form/button.tsx';
import { PairingLink } from '../pairing-link.tsx';
import styles from '../devices.module.css';

/** The pairing link, once more, for another device. */
export function PairingDisclosure({ path }: { readonly path: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? styles.whole : undefined}>
      <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide pairing link' : 'Show pairing link'}
      </Button>
      {isOpen && (
        <div id={id} className={styles.disclosed}>
          <PairingLink path={path} />
        </div>
      )}
    </div>
  );
}
