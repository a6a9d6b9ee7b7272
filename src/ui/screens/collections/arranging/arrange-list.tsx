import { type ReactNode, useLayoutEffect, useRef, useState, type SubmitEvent, useId } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { IconButton } from '../../../components/form/icon-button.tsx';
import { Icon } from '../../../components/form/icon.tsx';
import { ICONS } from '../../../components/form/icons.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { Leader } from '../../../components/page/leader.tsx';
import { Poster } from '../../../components/picture/poster.tsx';
import { textAttributes } from '../../../components/title/text-attributes.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useDragging } from './use-dragging.ts';
import styles from './arrange-list.module.css';

interface Entry {
  readonly key: string;
  readonly name: string;
  /** Of the name, where that says it. */
  readonly language?: string | undefined;
  /** What tells it from others of its name. */
  readonly fact: string;
  readonly poster: string | null;
}

interface ArrangeListProps {
  readonly label: string;
  /** How many there are, in words. */
  readonly count: string;
  /** In their order. */
  readonly entries: readonly Entry[];
  /** Called with the place, from 0 on, where an entry is to be. */
  readonly onMove: (key: string, place: number) => void;
  readonly onDone: () => void;
  /** Of the heading: 3 in a dialog, which has one of its own. */
  readonly level?: 1 | 3 | undefined;
  /** What the order changes, beside the lines where there is room. */
  readonly aside?: ReactNode;
}

/** What was pressed has gone with the head before. */
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** So many lines at first, and with each press of 'Show more'. */
const LINES = 200;

interface MovingProps {
  readonly entry: Entry;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly onAsk: () => void;
}

/** The three buttons of a line. One that would change nothing stays in reach, so that the focus does. */
function MoveButtons({ entry: { name }, place, count, onMove, onAsk }: MovingProps) {
  const [isFirst, isLast] = [place === 0, place === count - 1];
  return (
    <div className={styles.buttons}>
      <IconButton
        icon={ICONS.up}
        label={`Up: ${name}`}
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onMove(place - 1)}
      />
      <IconButton
        icon={ICONS.down}
        label={`Down: ${name}`}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onMove(place + 1)}
      />
      <IconButton
        className={styles.dots}
        icon={ICONS.dots}
        label={`More: ${name}`}
        aria-haspopup="dialog"
        onClick={onAsk}
      />
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

interface LineProps extends MovingProps {
  readonly dragging: ReturnType<ReturnType<typeof useDragging>>;
}

/** The handle is for pointers: who has none moves the line by its buttons. */
function Line({ dragging: { line, handle }, ...moving }: LineProps) {
  const { entry, place } = moving;
  return (
    <li className={styles.line} {...line}>
      <span className={styles.grip} aria-hidden="true" {...handle}>
        <Icon path={ICONS.grip} />
      </span>
      <span className={styles.place}>{place + 1}</span>
      <Poster className={styles.poster} path={entry.poster} use="thumb" />
      <div>
        <p className={styles.name} {...textAttributes(entry.name, entry.language)}>
          {entry.name}
        </p>
        <p className={styles.fact}>{entry.fact}</p>
      </div>
      <MoveButtons {...moving} />
    </li>
  );
}

/** The row of the heading, and what to do below it: a mode hides the rest of the head. */
function ArrangeHead({ level, count, onDone }: Pick<ArrangeListProps, 'level' | 'count' | 'onDone'>) {
  const Heading = level === 3 ? 'h3' : 'h1';
  return (
    <>
      <div className={styles.head} data-kept-free>
        <Heading ref={focus} tabIndex={-1}>
          Arrange
        </Heading>
        <Leader />
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
      <p className={styles.hint}>{`${count}. Drag by the dots, or press the arrows.`}</p>
    </>
  );
}

const DIGITS = 6;

interface EndsProps {
  /** The place where it is, from 0 on. */
  readonly place: number;
  readonly count: number;
  readonly onPlace: (place: number) => void;
}

function Ends({ place, count, onPlace }: EndsProps) {
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

interface MoveDialogProps extends Pick<ArrangeListProps, 'label' | 'entries' | 'onMove'> {
  /** The key of the line that is moved. */
  readonly of: string;
  readonly onClose: () => void;
}

/** Moves something further than by one place: to the top, to the end or to a place (product.md, Collections: order). */
function MoveDialog({ of, label, entries, onMove, onClose }: MoveDialogProps) {
  const form = useId();
  const { text, setText, clear } = useDraftText(`place ${of} ${label}`);
  const count = entries.length;
  const place = entries.findIndex(({ key }) => key === of);
  const asked = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  const isPlace = asked >= 1 && asked <= count;
  const move = (to: number) => {
    clear();
    onClose();
    onMove(of, to);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPlace) move(asked - 1);
  };
  return (
    <Dialog
      onClose={onClose}
      title={`Move ${entries[place]?.name}`}
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

/** Lines that are put in another order by buttons, or by dragging (product.md, Collections: order). */
export function ArrangeList({ label, level, count, entries, aside, onMove, onDone }: ArrangeListProps) {
  const [asked, setAsked] = useState<string>();
  const [shown, setShown] = useState(LINES);
  const { list, note } = useInSight(entries);
  const keys = entries.map(({ key }) => key);
  const draggingOf = useDragging(keys, onMove);
  const move = (key: string, place: number) => {
    note();
    onMove(key, place);
  };
  return (
    <>
      <ArrangeHead {...{ level, count, onDone }} />
      <div className={styles.columns}>
        <div>
          <ol ref={list} className={styles.list} aria-label={label}>
            {entries.slice(0, shown).map((entry, at) => (
              <Line
                key={entry.key}
                {...{ entry, place: at, count: keys.length }}
                dragging={draggingOf(entry.key, at)}
                onMove={(to) => move(entry.key, to)}
                onAsk={() => setAsked(entry.key)}
              />
            ))}
          </ol>
          {shown < keys.length && <Button onClick={() => setShown(shown + LINES)}>Show more</Button>}
        </div>
        {aside}
      </div>
      {asked !== undefined && keys.includes(asked) && (
        <MoveDialog of={asked} {...{ label, entries, onMove }} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
