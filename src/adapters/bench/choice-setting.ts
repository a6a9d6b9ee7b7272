import type { BenchSetting } from '#application/ports/bench.ts';
import type { Decoration } from './decoration.ts';
import { settingOf, type Setting } from './setting.ts';

interface ChoiceSettingOf<Value extends string> extends Pick<
  BenchSetting,
  'name' | 'label' | 'group' | 'remark' | 'fileChoice'
> {
  /** What each value does. */
  readonly does: Readonly<Record<Value, string>>;
  readonly decorate: (value: Value) => readonly Decoration[];
}

/** A setting with one of a few values, which lasts from one start of the app to the next. */
export const choiceSetting = <Value extends string>({ does, decorate, ...rest }: ChoiceSettingOf<Value>): Setting => {
  const isValue = (text: string): text is Value => Object.hasOwn(does, text);
  return settingOf<Value>({
    ...rest,
    kind: 'one',
    choices: Object.entries<string>(does).map(([value, each]) => ({ value, does: each })),
    read: (text) => (isValue(text) ? text : undefined),
    write: (value) => value,
    decorate: (value) => {
      const chosen = value();
      return chosen === undefined ? [] : decorate(chosen);
    },
  });
};
