import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/form/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';

export function NothingFound() {
  const navigate = useNavigate();
  return (
    <Notice
      art="screen"
      title="No Results Found"
      text="Try adjusting your search terms or filters"
      actions={
        <Button variant="primary" onClick={() => void navigate('/search')}>
          Clear Search
        </Button>
      }
    />
  );
}
