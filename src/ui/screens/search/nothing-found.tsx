import { useNavigate } from 'react-router-dom';
import { addressOf } from '#domain/screens.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';

export function NothingFound() {
  const navigate = useNavigate();
  return (
    <Notice
      art="screen"
      title="No Results Found"
      text="Try adjusting your search terms or filters"
      actions={
        <Button variant="primary" onClick={() => void navigate(addressOf('search'))}>
          Clear Search
        </Button>
      }
    />
  );
}
