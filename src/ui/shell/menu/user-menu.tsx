import { cutText } from '#domain/library/names/text-length.ts';
import { DEFAULT_USERNAME } from '#domain/library/names/welcome-name.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import panelStyles from './panel.module.css';
import styles from './user-menu.module.css';

const PANEL_ID = 'user-menu';
const load = () => import('./user-menu-panel.tsx');

/** The visitor's name, and the links to the visitor's own screens (product.md, Frame: user menu). */
export function UserMenu() {
  const username = useLibrary((library) => library.username);
  const name = username ?? DEFAULT_USERNAME;
  const { isOpen, toggle, around } = usePanel();
  const module = useModule(load, isOpen);

  return (
    <div className={panelStyles.around} {...around}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen && module ? PANEL_ID : undefined}
        onClick={toggle}
      >
        {/* Each name is a new element, so that no part of the former name moves. */}
        <span key={name} className={styles.who}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.avatar} aria-hidden="true">
            {username ? cutText(username, 1).toLocaleUpperCase() : <Icon path={ICONS.user} className={styles.icon} />}
          </span>
        </span>
      </button>
      {isOpen && module && <module.UserMenuPanel id={PANEL_ID} name={name} />}
    </div>
  );
}
