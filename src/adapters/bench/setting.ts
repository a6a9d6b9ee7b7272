import type { BenchSetting } from '#application/ports/bench.ts';
import type { Decoration } from './decoration.ts';

/** A setting of the bench, with the adapters that it decorates. */
export interface Setting extends BenchSetting {
  /** What one value is called, where the name is a plural. */
  readonly singular?: string;
  /** What else is a value, as a sentence. */
  readonly others?: string;
  /** The value as addresses have it, however it was written; undefined for what is none. */
  readonly accept: (text: string) => string | undefined;
  /** @param text gives the value that is in force; undefined while it is off. */
  readonly decorations: (text: () => string | undefined) => readonly Decoration[];
}

interface SettingOf<Value> extends Omit<BenchSetting, 'off'>, Pick<Setting, 'singular' | 'others'> {
  /** 'usual' unless given. */
  readonly off?: string;
  /** Undefined for a text that is no value. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
  readonly decorate: (value: () => Value | undefined) => readonly Decoration[];
}

/** A setting with values of a type of its own. */
export const settingOf = <Value>({ off = 'usual', read, write, decorate, ...rest }: SettingOf<Value>): Setting => {
  const accept = (text: string): string | undefined => {
    const value = read(text);
    return value === undefined ? undefined : write(value);
  };
  const valueOf = (text: string | undefined): Value | undefined => (text === undefined ? undefined : read(text));
  return { ...rest, off, accept, decorations: (text) => decorate(() => valueOf(text())) };
};
