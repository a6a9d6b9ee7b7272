import { askForData } from '../../hooks/data-asked.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

/** Opens 'Your data' where lists are brought and taken, from the head of a list (product.md, Your data: ways). */
export function YourDataButton() {
  return (
    <Button icon={ICONS.disk} aria-haspopup="dialog" onClick={() => askForData('bring')}>
      Your data
    </Button>
  );
}
