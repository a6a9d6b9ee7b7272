import { Icon } from '../../components/form/icon.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { NewTab } from './new-tab.tsx';

const MASTODON = 'https://mastodon.social/@matinee';

/** Where else the project can be met. Each opens beside this page. */
export function SocialLinks() {
  const { sourceUrl } = useApp().edition;
  const links = [
    { name: 'GitHub', href: sourceUrl, icon: LATE_ICONS.code },
    { name: 'Mastodon', href: MASTODON, icon: LATE_ICONS.chat },
  ];
  return links.map(({ name, href, icon }) => (
    <li key={name}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        <Icon path={icon} />
        <span>{name}</span>
        <NewTab />
      </a>
    </li>
  ));
}
