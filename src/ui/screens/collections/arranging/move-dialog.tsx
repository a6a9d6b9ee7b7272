import { type SubmitEvent, useId } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import styles from './arrange-list.module.css';

interface MoveDialogProps {
  /** The key of what is moved. */
  readonly of: string;
  readonly name: string;
  /** The place where it is, from 0 on. */
  readonly place: number;
  /** How many places there are. */
  readonly count: number;
  /** Called with the place, from 0 on. */
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

const DIGITS = 6;

function Ends({ place, count, onPlace }: Pick<MoveDialogProps, 'place' | 'count' | 'onPlace'>) {
  return (
    <div className={styles.ends}>
      <Button icon={ICONS.up} disabled={place === 0} onClick={() => onPlace(0)}>
        To the top
      </Button>
      <Button icon={ICONS.down} disabled={place === count - 1} onClick={() => onPlace(count - 1)}>
        To the end
      </Button>
    </div>
  );
}

/** Moves something further than by one place: to the top, to the end or to a place (product.md, Collections: order). */
export function MoveDialog({ of, name, place, count, onPlace, onClose }: MoveDialogProps) {
  const form = useId();
  const { text, setText, clear } = useDraftText(`place ${of}`);
  const asked = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  const isPlace = asked >= 1 && asked <= count;
  const move = (to: number) => {
    clear();
    onClose();
    onPlace(to);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPlace) move(asked - 1);
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Move ${name}`}
      footer={
        <Button type="submit" form={form} variant="primary" disabled={!isPlace}>
          Move
        </Button>
      }
    >
      <Ends {...{ place, count }} onPlace={move} />
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={`Place (1 to ${formatCount(count)})`}
          value={text}
          max={DIGITS}
          error={text === '' || isPlace ? undefined : `Please enter a number from 1 to ${formatCount(count)}`}
          onText={setText}
        />
      </form>
    </Dialog>
  );
}
