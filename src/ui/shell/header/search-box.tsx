import { useId, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { useComposedText } from '../../hooks/use-composed-text.ts';
import { useSearchText } from './use-search-text.ts';
import styles from './search-box.module.css';

/** No longer than what may be asked of a provider. */
const MAX_LENGTH = 500;

interface SearchBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The visitor pressed Escape in it. */
  readonly onEscape: () => void;
  /** Whether a button empties it. */
  readonly clearable?: boolean;
  readonly className?: string | undefined;
}

/** Searches while the visitor types (product.md, Frame: search box). */
export function SearchBox({ ref, onEscape, clearable = false, className }: SearchBoxProps) {
  const id = useId();
  const { text, searchFor, clear } = useSearchText();
  const composed = useComposedText(text, searchFor);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Else the browser would empty the field.
    event.preventDefault();
    onEscape();
  };
  const clearAndStay = () => {
    clear();
    ref.current?.focus();
  };

  return (
    <form className={classNames(styles.search, className)} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="sr" htmlFor={id}>
        Search movies, TV shows and people
      </label>
      <Icon path={ICONS.search} className={styles.icon} />
      <input
        {...{ ref, id, ...composed }}
        type="search"
        placeholder="Search"
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        maxLength={MAX_LENGTH}
        onKeyDown={keyDown}
      />
      {clearable && text && (
        <IconButton className={styles.clear} icon={ICONS.close} label="Clear search" onClick={clearAndStay} />
      )}
    </form>
  );
}
