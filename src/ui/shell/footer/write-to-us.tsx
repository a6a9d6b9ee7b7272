import { useState } from 'react';
import type { MailStep } from '#application/use-cases/links/write-mail.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
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
    { name: 'GitHub', href: sourceUrl, icon: ICONS.code },
    { name: 'Mastodon', href: MASTODON, icon: ICONS.chat },
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
  const { writeMail } = useApp();
  const [step, setStep] = useState<MailStep>('done');
  const isAsking = step === 'ask-to-copy';
  const dialog = useModule(load, isAsking);
  const isOpen = useWhenFree(isAsking && dialog !== undefined);

  return (
    <div>
      <h2>Write to us</h2>
      <ul>
        <li>
          <button type="button" onClick={() => writeMail.execute(ADDRESS).subscribe(setStep)}>
            <Icon path={ICONS.mail} />
            <span>{ADDRESS}</span>
          </button>
        </li>
        <SocialLinks />
      </ul>
      {isOpen && dialog && (
        <dialog.CopyAddress
          address={ADDRESS}
          onCopy={() => writeMail.copy(ADDRESS).subscribe(setStep)}
          onClose={() => setStep('done')}
        />
      )}
    </div>
  );
}
