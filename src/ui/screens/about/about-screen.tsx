import { PageHead } from '../../components/page/head/page-head.tsx';
import { HostLinks } from '../../components/page/host-links.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Section } from '../../components/page/section.tsx';
import { hostPath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { privacyLines } from './privacy-lines.ts';
import styles from './about-screen.module.css';

const INTRODUCTION =
  'Matinee helps you find a film or a show for tonight, and keeps your lists on your own device. There is no account.';

/** Whose data is shown (product.md, About: screen). */
function CreditsSection() {
  return (
    <Section title="Credits">
      <p>
        Titles, people and pictures come from <a href="https://www.themoviedb.org">The Movie Database</a>. This product
        uses the TMDB API but is not endorsed or certified by TMDB. Where they can be watched is data by{' '}
        <a href="https://www.justwatch.com">JustWatch</a>.
      </p>
    </Section>
  );
}

/** Absent where the host has no links. */
function HostSection() {
  if (useApp().edition.hostLinks.length === 0) return null;
  return (
    <Section title="This site">
      <p>Whoever runs this site has more to say about it:</p>
      <HostLinks />
    </Section>
  );
}

function PrivacySection() {
  const { edition, catalogChoice } = useApp();
  return (
    <Section title="Privacy">
      <dl className={styles.lines}>
        {privacyLines(edition, catalogChoice.isDemo).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The screen at `/about` (product.md, About: screen). */
export function AboutScreen() {
  const { edition } = useApp();
  return (
    <>
      <PageMeta title="About, Matinee" description={INTRODUCTION} />
      <PageHead title="About Matinee" value={`Version ${edition.version}`} />
      <div className={styles.sections}>
        <p className={styles.lead}>{INTRODUCTION}</p>
        <PrivacySection />
        <Section title="Accessibility">
          <p>
            Matinee is made to be used by everyone: by keyboard, with a screen reader, enlarged, without motion, in the
            dark or in the light. A machine looks at every screen in both themes, at the width of a phone and of a
            desktop, for what it can find against WCAG 2.2, level AA, and uses much of it by keyboard. Some criteria
            were not tested: the page on accessibility at its source names each. People who depend on a screen reader
            have not tested it yet. If something is in your way, please write to us: the address is at the end of this
            page.
          </p>
        </Section>
        <Section title="Licences">
          <p>
            Matinee is free software under the MIT licence. You may read <a href={edition.sourceUrl}>its source</a>,
            change it and host it yourself. <a href={hostPath('/licences.txt')}>The list of licences</a> names
            everything that it is made of; its fonts, Besley and Archivo, are under the SIL Open Font License.
          </p>
        </Section>
        <CreditsSection />
        <HostSection />
      </div>
    </>
  );
}
