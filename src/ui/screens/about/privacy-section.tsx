import { Section } from '../../components/page/section.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { privacyLines } from './privacy-lines.ts';
import styles from './privacy-section.module.css';

export function PrivacySection() {
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
