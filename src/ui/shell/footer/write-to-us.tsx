import { useState } from 'react';
import type { MailStep } from '#application/use-cases/links/write-mail.ts';
import { Icon } from '../../components/form/icon.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useWhenFree } from '../use-when-free.ts';
import { NewTab } from './new-tab.tsx';

const ADDRESS = 'hello@matinee.example';

const load = () => import('./copy-address.tsx');

const MASTODON = 'https://mastodon.social/@matinee';

/** Where else the project can be met. Each opens beside this page. */
function SocialLinks() {
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

export function WriteToUs() {
  const withLinks = useFacade('links');
  const [step, setStep] = useState<MailStep>('done');
  const isAsking = step === 'ask-to-copy';
  const dialog = useModule(load, isAsking);
  const isOpen = useWhenFree(isAsking && dialog !== undefined);
  const write = () => void withLinks(({ writeMail }) => void writeMail.execute(ADDRESS).subscribe(setStep));
  const copy = () => void withLinks(({ writeMail }) => void writeMail.copy(ADDRESS).subscribe(setStep));

  return (
    <div>
      <h2>Write to us</h2>
      <ul>
        <li>
          <button type="button" onClick={write}>
            <Icon path={LATE_ICONS.mail} />
            <span>{ADDRESS}</span>
          </button>
        </li>
        <SocialLinks />
      </ul>
      {isOpen && dialog && <dialog.CopyAddress address={ADDRESS} onCopy={copy} onClose={() => setStep('done')} />}
    </div>
  );
}
