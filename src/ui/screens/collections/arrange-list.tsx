import { useLayoutEffect, useRef, useState, type DragEvent, useId, type SubmitEvent } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';
import styles from './arrange-list.module.css';

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
function PlaceDialog({ of, name, count, onPlace, onClose }: PlaceDialogProps) {
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

interface Entry {
  readonly key: string;
  readonly name: string;
}

interface ArrangeListProps {
  readonly label: string;
  /** In their order. */
  readonly entries: readonly Entry[];
  /** Called with the place, from 0 on, where an entry is to be. */
  readonly onMove: (key: string, place: number) => void;
}

/** So many lines at first, and with each press of 'Show more'. */
const LINES = 200;

interface LineProps {
  readonly entry: Entry;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly onAsk: () => void;
}

interface MoveButtonProps {
  readonly label: string;
  readonly line: LineProps;
  /** The place where it moves the line. */
  readonly to: number;
}

/** One that would change nothing stays in reach, so that the focus does. */
function MoveButton({ label, line: { entry, place, count, onMove }, to }: MoveButtonProps) {
  const isThere = to === place || to < 0 || to >= count;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${label}: ${entry.name}`}
      aria-disabled={isThere || undefined}
      onClick={() => isThere || onMove(to)}
    >
      {label}
    </Button>
  );
}

/** The four buttons of a line. */
function MoveButtons(line: LineProps) {
  return (
    <div className={styles.buttons}>
      <MoveButton label="Up" line={line} to={line.place - 1} />
      <MoveButton label="Down" line={line} to={line.place + 1} />
      <MoveButton label="To the top" line={line} to={0} />
      <Button size="small" variant="quiet" aria-label={`To place…: ${line.entry.name}`} onClick={line.onAsk}>
        To place…
      </Button>
    </div>
  );
}

/** Shows the button that moved its line once the line is there. The focus has gone with it. */
const useInSight = (entries: readonly Entry[]) => {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<Element>(null);
  const order = entries.map(({ key }) => key).join(' ');
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    pressed.current?.scrollIntoView({ block: 'nearest' });
    // What is moved later, in another way, leaves the page where it is.
    pressed.current = null;
  }, [order]);
  const note = () => {
    const { activeElement } = document;
    pressed.current = list.current?.contains(activeElement) ? activeElement : null;
  };
  return { list, note };
};

/** Lines that are dragged, and dropped before or behind the others. */
const useDragging = (entries: readonly Entry[], onMove: (key: string, place: number) => void) => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const placeOf = (of: string | undefined) => entries.findIndex(({ key }) => key === of);
  /** The edge of a line at which the dragged one would be. */
  const edgeOf = (key: string) => {
    if (dragged === undefined || over !== key || dragged === key) return undefined;
    return placeOf(dragged) < placeOf(key) ? 'below' : 'above';
  };
  return ({ key, name }: Entry) => ({
    draggable: true,
    'data-dragged': dragged === key || undefined,
    'data-drop': edgeOf(key),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing that has no data.
      event.dataTransfer.setData('text/plain', name);
      setDragged(key);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(key);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined && dragged !== key) onMove(dragged, placeOf(key));
      end();
    },
    onDragEnd: end,
  });
};

/** Lines that are put in another order by buttons, or by dragging (product.md, Collections: order). */
export function ArrangeList({ label, entries, onMove }: ArrangeListProps) {
  const [asked, setAsked] = useState<string>();
  const [shown, setShown] = useState(LINES);
  const { list, note } = useInSight(entries);
  const draggingOf = useDragging(entries, onMove);
  const move = (key: string, place: number) => {
    note();
    onMove(key, place);
  };
  const askedEntry = entries.find(({ key }) => key === asked);
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {entries.slice(0, shown).map((entry, place) => (
          <li key={entry.key} className={styles.line} {...draggingOf(entry)}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.name} dir="auto">
              {entry.name}
            </span>
            <MoveButtons
              {...{ entry, place, count: entries.length }}
              onMove={(to) => move(entry.key, to)}
              onAsk={() => setAsked(entry.key)}
            />
          </li>
        ))}
      </ol>
      {shown < entries.length && <Button onClick={() => setShown(shown + LINES)}>Show more</Button>}
      {askedEntry && (
        <PlaceDialog
          of={`${askedEntry.key} ${label}`}
          name={askedEntry.name}
          count={entries.length}
          onPlace={(place) => onMove(askedEntry.key, place)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
