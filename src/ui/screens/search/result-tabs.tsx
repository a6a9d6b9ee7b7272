import type { KeyboardEvent } from 'react';
import type { SearchTab } from '#domain/addresses/search-params.ts';
import { SEARCH_TABS, tabAfter, tabId } from './search-tabs.ts';
import styles from './result-tabs.module.css';

interface ResultTabsProps {
  /** The id of the panel. The ids of the tabs begin with it. */
  readonly id: string;
  readonly tab: SearchTab;
  readonly onChange: (tab: SearchTab) => void;
}

/** Chooses the kind of results. The tabs are one stop of the Tab key; arrow keys, Home and End choose among them. */
export function ResultTabs({ id, tab: selected, onChange }: ResultTabsProps) {
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(selected, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next))?.focus();
    onChange(next);
  };

  return (
    <div className={styles.tabs} role="tablist" aria-label="Result type">
      {SEARCH_TABS.map(({ tab, label }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          className={styles.tab}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={move}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
