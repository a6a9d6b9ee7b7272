import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { ImportButton } from '../../components/import/import-button.tsx';

interface NoCollectionsProps {
  readonly text: string;
  readonly onCreate: () => void;
  readonly onImport: () => void;
}

/** The notice 'No collections yet' (product.md, Collections: screen). */
export function NoCollections({ text, onCreate, onImport }: NoCollectionsProps) {
  return (
    <Notice
      art="reels"
      title="No collections yet"
      text={text}
      actions={
        <>
          <Button variant="primary" icon={LATE_ICONS.plus} onClick={onCreate}>
            Create Collection
          </Button>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}
