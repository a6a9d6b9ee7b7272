import { useId, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { classNames } from '../../components/page/class-names.ts';
import { useComposedText } from '../../hooks/use-composed-text.ts';
import { usePrivateLinks } from './use-private-links.ts';
import { useSearchText } from './use-search-text.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Called when the visitor presses Escape in the box. */
  readonly onEscape: () => void;
  /** Whether the box has a button that empties it. */
  readonly clearable?: boolean;
  readonly className?: string | undefined;
}

/** A box that searches while the visitor types (product.md, Frame: search box). */
export function SearchBox({ ref, onEscape, clearable = false, className }: SearchBoxProps) {
  const id = useId();
  const { text: searched, searchFor, clear } = useSearchText();
  const { text, take } = usePrivateLinks(searched, searchFor);
  const composed = useComposedText(text, take);

  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise the browser would empty the field.
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
        onKeyDown={keyDown}
      />
      {clearable && text && (
        <IconButton className={styles.clear} icon={ICONS.close} label="Clear search" onClick={clearAndStay} />
      )}
    </form>
  );
}
