import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';

/** There is nothing of a listing on the visitor's services (product.md, Where to watch: explore). */
export function NothingOnServices({ noun, onShowAll }: { readonly noun: string; readonly onShowAll: () => void }) {
  return (
    <Notice
      art="screen"
      title="Nothing on your services"
      text={`No ${noun} like these are on your services.`}
      actions={
        <Button variant="primary" onClick={onShowAll}>
          Show all of them
        </Button>
      }
    />
  );
}
