import { useObservableEagerState } from 'observable-hooks';
import { Fragment, type SubmitEvent, use, useState } from 'react';
import type { Bench, BenchState } from '#application/ports/bench.ts';
import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Button } from '../../components/form/button.tsx';
import { ChooseFile } from '../../components/form/choose-file.tsx';
import { useFileDrop } from '../../components/import/use-file-drop.ts';
import { classNames } from '../../components/page/class-names.ts';
import { useApp } from '../../hooks/app-context.ts';
import { HistoryContext } from '../../hooks/history/history-context.ts';
import { SettingField } from './setting-field.tsx';
import { TracePanel } from './trace-panel.tsx';
import styles from './bench-dialog.module.css';

type Taking =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: string };

const WAITING: Taking = { kind: 'waiting' };

/** The place for a library of one's own: a file is chosen, or dropped anywhere on the page. */
function LibraryFileField({ bench, onTaken }: { readonly bench: Bench; readonly onTaken: () => void }) {
  const [taking, setTaking] = useState<Taking>(WAITING);
  const take = async (file: ChosenFile & { readonly name: string }) => {
    setTaking({ kind: 'reading' });
    const reason = await bench.takeFile(file);
    setTaking(reason === undefined ? { kind: 'taken', name: file.name } : { kind: 'refused', reason });
    if (reason === undefined) onTaken();
  };
  const isOver = useFileDrop(true, ([file]) => file && void take(file));

  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <ChooseFile label="File to begin with" isReading={taking.kind === 'reading'} onFile={(file) => void take(file)} />
      <p role="status">
        {taking.kind === 'taken'
          ? `${taking.name}: press Apply to begin with it.`
          : 'A backup, a zip with one, or a bundle, for the library “file”; or drop it on this page.'}
      </p>
      <Refusal reason={taking.kind === 'refused' ? taking.reason : undefined} />
    </div>
  );
}

/** What the switcher shows. */
type View = 'Settings' | 'Trace';

const VIEWS: readonly View[] = ['Settings', 'Trace'];

/** Leads from the settings to the trace, and back. */
function ViewSwitch({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  return (
    <div role="group" aria-label="Shown" className={styles.views}>
      {VIEWS.map((each) => (
        <Button key={each} aria-pressed={each === view} onClick={() => onView(each)}>
          {each}
        </Button>
      ))}
    </div>
  );
}

const FORM = 'bench';

const filled = (values: BenchState): BenchState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** What is chosen in the switcher, before it is applied. */
const useBenchForm = (bench: Bench, onClose: () => void) => {
  const { copyText } = useApp();
  const history = use(HistoryContext);
  const current = useObservableEagerState(bench.state$);
  const [changes, setChanges] = useState<BenchState>({});
  const [isTried, setTried] = useState(false);
  const chosen = filled({ ...current, ...changes });

  const problemOf = (name: string): string | undefined => {
    const value = chosen[name];
    return isTried && value !== undefined ? bench.problemOf(name, value) : undefined;
  };
  const isFaulty = Object.entries(chosen).some(([name, value]) => bench.problemOf(name, value) !== undefined);
  /** Does nothing but say so where something is wrong. */
  const whenGood = (act: () => void) => () => {
    setTried(isFaulty);
    if (!isFaulty) act();
  };
  const close = (state: BenchState) => {
    onClose();
    const choose = () => bench.choose(state);
    // It may load another address: the dialog's entry of the history goes first.
    setTimeout(() => (history?.dialogs ? history.dialogs.navigate(false, choose) : choose()));
  };

  return {
    valueOf: (name: string) => chosen[name] ?? '',
    problemOf,
    change: (name: string, value: string) => setChanges((before) => ({ ...before, [name]: value })),
    apply: whenGood(() => close(chosen)),
    endAll: () => close({}),
    copy: whenGood(() => void copyText.execute('link', bench.addressOf(chosen))),
  };
};

interface SettingGroupProps {
  readonly group: string;
  readonly bench: Bench;
  readonly fields: Pick<ReturnType<typeof useBenchForm>, 'valueOf' | 'problemOf' | 'change'>;
}

function SettingGroup({ group, bench, fields: { valueOf, problemOf, change } }: SettingGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{group}</legend>
      {bench.settings
        .filter((setting) => setting.group === group)
        .map((setting) => {
          const { name, fileChoice } = setting;
          return (
            <Fragment key={name}>
              <SettingField
                setting={setting}
                value={valueOf(name)}
                problem={problemOf(name)}
                onValue={(value) => change(name, value)}
              />
              {fileChoice !== undefined && <LibraryFileField bench={bench} onTaken={() => change(name, fileChoice)} />}
            </Fragment>
          );
        })}
    </fieldset>
  );
}

/** All states that QA can have the app in, which can be picked without typing (product.md, QA: switcher). */
export function BenchDialog({ bench, onClose }: { readonly bench: Bench; readonly onClose: () => void }) {
  const form = useBenchForm(bench, onClose);
  const [view, setView] = useState<View>('Settings');
  const groups = [...new Set(bench.settings.map(({ group }) => group))];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.apply();
  };
  const actions = (
    <>
      <Button variant="primary" type="submit" form={FORM}>
        Apply
      </Button>
      <Button onClick={form.copy}>Copy this state</Button>
      <Button onClick={form.endAll}>End all</Button>
    </>
  );

  return (
    <Dialog onClose={onClose} title="QA bench" size="wide" footer={view === 'Settings' && actions}>
      <ViewSwitch view={view} onView={setView} />
      {view === 'Trace' ? (
        <TracePanel bench={bench} />
      ) : (
        <>
          <p className={styles.lead}>What the app is shown, and where it runs, in this tab only.</p>
          <form id={FORM} className={styles.form} onSubmit={submit}>
            {groups.map((group) => (
              <SettingGroup key={group} group={group} bench={bench} fields={form} />
            ))}
          </form>
        </>
      )}
    </Dialog>
  );
}
