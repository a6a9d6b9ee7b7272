import type { SubmitEvent } from 'react';
import type { Bench } from '#application/ports/bench.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { SettingField } from './setting-field.tsx';
import { useBenchForm } from './use-bench-form.ts';
import styles from './bench-dialog.module.css';

interface BenchDialogProps {
  readonly bench: Bench;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FORM = 'bench';

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
        .map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={valueOf(setting.name)}
            problem={problemOf(setting.name)}
            onValue={(value) => change(setting.name, value)}
          />
        ))}
    </fieldset>
  );
}

/** All states that QA can have the app in, which can be picked without typing (product.md, QA: switcher). */
export function BenchDialog({ bench, open, onClose }: BenchDialogProps) {
  const form = useBenchForm(bench, onClose);
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
    <Dialog open={open} onClose={onClose} title="QA bench" size="wide" footer={actions}>
      <p className={styles.lead}>What the app is shown, and where it runs, in this tab only.</p>
      <form id={FORM} className={styles.form} onSubmit={submit}>
        {groups.map((group) => (
          <SettingGroup key={group} group={group} bench={bench} fields={form} />
        ))}
      </form>
    </Dialog>
  );
}
