import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Section } from '../../components/page/section.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { DataContents } from './data-contents.tsx';
import headStyles from '../../components/page/head/page-head.module.css';
import styles from './data-screen.module.css';

type OpenedData = ComponentProps<typeof DataContents>;

/**
 * The facade of the visitor's own data, and what else is seen first: nothing moves when that is known.
 * 'opening' until the library has been loaded, 'failed' if it could not be loaded.
 */
const useOpenedData = (): OpenedData | 'opening' | 'failed' => {
  const { library, consoleLog } = useApp();
  const [opened, setOpened] = useState<OpenedData | 'opening' | 'failed'>('opening');
  const open = async (): Promise<OpenedData> => {
    const data = await library.open('data');
    const [kept, versions] = await Promise.all([data.persistence.state(), data.restoreVersion.list()]);
    return { data, kept, versions };
  };
  const openAtFirst = useEffectEvent(() => {
    const fail = (error: unknown) => {
      consoleLog.warn('library', "The visitor's data could not be opened.", error);
      setOpened('failed');
    };
    open().then(setOpened, fail);
  });
  useEffect(() => openAtFirst(), []);
  return opened;
};

function Contents() {
  const opened = useOpenedData();
  if (opened === 'opening') return <Spinner />;
  return (
    <>
      {opened === 'failed' ? (
        <p role="alert">Your data could not be opened. It is untouched; reload the page to try again.</p>
      ) : (
        <DataContents {...opened} />
      )}
      {/* Also where the library could not be read (product.md, Report: ways). */}
      <div className={styles.report}>
        <Section title="Something is wrong?">
          <p>
            A report says how Matinee is doing in this browser, without anything of your lists. You see it first; it is
            sent to nobody.
          </p>
          <ReportButton label="See the report" />
        </Section>
      </div>
    </>
  );
}

/** The screen at `/data`: what is stored about the visitor, and what can be done with it (product.md, Your data: groups). */
export function DataScreen() {
  return (
    <>
      <PageMeta
        title="Your data, Matinee"
        description="What is stored about you on this device, and what you can do with it."
      />
      <PageHead title="Your data" className={headStyles.own} />
      <Contents />
    </>
  );
}
