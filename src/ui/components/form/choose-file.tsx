import { useRef } from 'react';
import { Button } from './button.tsx';
import { ICONS } from './icons.ts';

interface ChooseFileProps {
  /** The name of the file's field. */
  readonly label: string;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's choice of files. It takes any: Android greys out what it does not know the kind of. */
export function ChooseFile({ label, isReading, onFile }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) onFile(file);
    // The visitor may choose the same file once more.
    input.value = '';
  };
  return (
    <>
      <input ref={field} type="file" hidden aria-label={label} onChange={(event) => take(event.currentTarget)} />
      <Button icon={ICONS.up} aria-disabled={isReading} onClick={() => isReading || field.current?.click()}>
        {isReading ? 'Reading...' : 'Choose a file'}
      </Button>
    </>
  );
}
