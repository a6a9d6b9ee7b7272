import { useRef } from 'react';
import { IconButton } from '../../components/form/icon-button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Link } from '../../components/page/link.tsx';
import { Wordmark } from '../../components/page/wordmark.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MainNav } from './main-nav.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearchKey } from './use-search-key.ts';
import type { SearchPanel } from './use-search-panel.ts';
import styles from './header.module.css';

const PANEL_ID = 'search-panel';

export function Header({ panel }: { readonly panel: SearchPanel }) {
  const { isOpen, open, close, field: panelField } = panel;
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useSearchKey(field, open);

  const closePanel = () => {
    close();
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} data-kept-free>
      <div className={styles.bar}>
        <Link className={styles.home} to="/" aria-label="Matinee, home">
          <Wordmark />
        </Link>
        <MainNav />
        <SearchBox ref={field} className={styles.search} onEscape={() => field.current?.blur()} />
        <HeaderTools>
          <IconButton
            ref={toggle}
            className={styles.onPhone}
            icon={ICONS.search}
            label="Search"
            aria-expanded={isOpen}
            aria-controls={isOpen ? PANEL_ID : undefined}
            onClick={isOpen ? close : open}
          />
        </HeaderTools>
      </div>
      {isOpen && (
        <div className={styles.panel} id={PANEL_ID}>
          <SearchBox ref={panelField} clearable onEscape={closePanel} />
        </div>
      )}
    </header>
  );
}
