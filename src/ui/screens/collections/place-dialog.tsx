import { useId, type SubmitEvent } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';

interface PlaceDialogProps {
  /** The key of what is moved. */
  readonly of: string;
  readonly name: string;
  /** How many places there are. */
  readonly count: number;
  /** Called with the place, from 0 on. */
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

const DIGITS = 6;

/** Asks for the place where something is to be (product.md, Collections: order). */
export function PlaceDialog({ of, name, count, onPlace, onClose }: PlaceDialogProps) {
  const form = useId();
  const { text, setText, clear } = useDraftText(`place ${of}`);
  const place = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  const isPlace = place >= 1 && place <= count;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPlace) return;
    clear();
    onClose();
    onPlace(place - 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move ${name}`}
      footer={
        <Button type="submit" form={form} variant="primary" disabled={!isPlace}>
          Move
        </Button>
      }
    >
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
