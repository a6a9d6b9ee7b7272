import { Notice } from '../../../components/feedback/notice.tsx';
import { Button } from '../../../components/form/button.tsx';

interface AllHiddenProps {
  readonly onShow: () => void;
  /** Without it there are no further pages. */
  readonly onLookFurther?: (() => void) | undefined;
}

/** product.md, Hiding: further pages. */
export function AllHidden({ onShow, onLookFurther }: AllHiddenProps) {
  return (
    <Notice
      art="screen"
      title="Everything on these pages is hidden"
      text={
        onLookFurther
          ? 'You have seen or listed it, or it is not for you. There is more further down.'
          : 'You have seen or listed it, or it is not for you.'
      }
      actions={
        <>
          {onLookFurther && (
            <Button variant="primary" onClick={onLookFurther}>
              Look further
            </Button>
          )}
          <Button onClick={onShow}>Show them</Button>
        </>
      }
    />
  );
}
