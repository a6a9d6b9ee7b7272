import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';

interface NoCollectionsProps {
  readonly text: string;
  readonly onCreate: () => void;
}

/** The notice 'No collections yet' (product.md, Collections: screen). */
export function NoCollections({ text, onCreate }: NoCollectionsProps) {
  return (
    <Notice
      art="reels"
      title="No collections yet"
      text={text}
      actions={
        <Button variant="primary" icon={LATE_ICONS.plus} onClick={onCreate}>
          Create Collection
        </Button>
      }
    />
  );
}
