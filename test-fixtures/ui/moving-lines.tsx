import { useState } from 'react';
import { Dialog } from '#ui/components/dialog/dialog.tsx';

interface MovingLinesProps {
  /** Whether a pressed line goes; otherwise it moves to the end. */
  readonly leaves?: boolean;
  readonly onPress: (name: string) => void;
}

/** Lines, each a button that takes its line to the end, or away. */
export function MovingLines({ leaves = false, onPress }: MovingLinesProps) {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const press = (name: string) => {
    onPress(name);
    setNames((now) => [...now.filter((each) => each !== name), ...(leaves ? [] : [name])]);
  };
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => press(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A button in the corner, and the dialog that it opens. */
export function DialogOpener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetInlineStart: 5, insetBlockStart: 5 }}
        onClick={() => setOpen(true)}
      >
        Open
      </button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="A dialog">
          Text
        </Dialog>
      )}
    </>
  );
}
