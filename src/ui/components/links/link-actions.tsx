import { formatCount } from '#domain/format/format-count.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import styles from './link-form.module.css';

interface LinkActionsProps {
  readonly name: string;
  readonly url: string;
}

/** Beyond it some applications cut links (product.md, Links: long links). */
const LONG = 2_000;

/** Sends the link, by the device's share sheet or the clipboard; a long one rather as a file. */
export function LinkActions({ name, url }: LinkActionsProps) {
  const withLinks = useFacade('links');
  const isLong = url.length > LONG;
  const title = name.trim() || 'A list from Matinee';
  const share = () => void withLinks(({ shareLink }) => void shareLink.execute({ title, url }));
  const download = () => void withLinks(({ downloadLink }) => downloadLink.execute(url));
  return (
    <>
      {isLong && (
        <p
          className={styles.hint}
        >{`This link has ${formatCount(url.length)} characters, and some apps cut links of more than ${formatCount(LONG)}. Send the file instead: Matinee takes it under ‘Bring your lists’.`}</p>
      )}
      <div className={styles.actions}>
        {isLong && (
          <Button variant="primary" icon={ICONS.down} onClick={download}>
            Download as a file
          </Button>
        )}
        <Button variant={isLong ? undefined : 'primary'} icon={ICONS.share} onClick={share}>
          Share link
        </Button>
      </div>
    </>
  );
}
