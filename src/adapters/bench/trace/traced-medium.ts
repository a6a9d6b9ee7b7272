import { bundleKey, isOwnKey, revisionKey } from '../../store/bundle-key.ts';
import type { Move, NewText, TextMedium, Texts } from '../../store/text-medium.ts';
import { BENCH_ADDRESS } from '../bench-address.ts';
import { recorded, recordedNow } from './recorded.ts';
import type { Ended, Records } from './trace-recorder.ts';

const SET_ASIDE = /\.unreadable(\.\d+)?$/;
/** Identifiers that belong to no visitor: the bench's own, and the one that stands for none. */
const PUBLIC: ReadonlySet<string> = new Set([BENCH_ADDRESS, 'unknown']);

/**
 * Gives keys of the store names for the trace. The identifiers in them are visitors' addresses or fingerprints: each becomes `visitor-1`,
 * `visitor-2` and so on, the same one each time.
 */
const keyNames = (): ((key: string) => string) => {
  const visitors: string[] = [];
  const visitor = (identifier: string): string => {
    if (PUBLIC.has(identifier)) return identifier;
    if (!visitors.includes(identifier)) visitors.push(identifier);
    return `visitor-${visitors.indexOf(identifier) + 1}`;
  };
  return (key) => {
    if (!isOwnKey(key)) return 'another key';
    const prefix = [bundleKey(''), revisionKey('')].find((each) => key.startsWith(each)) ?? '';
    const identifier = key.slice(prefix.length).replace(SET_ASIDE, '');
    return prefix + visitor(identifier) + key.slice(prefix.length + identifier.length);
  };
};

/** A text's size as browsers count it against their limits. */
const sized = (key: string, characters: number | undefined): string =>
  characters === undefined ? `${key} removed` : `${key} ${characters.toLocaleString('en-US')} characters`;

/** A medium with its writes recorded: by keys and sizes, never by what is written. */
export class TracedMedium implements TextMedium {
  /** @param nameOf what a key is called in the trace */
  constructor(
    private readonly inner: TextMedium,
    private readonly recorder: Records,
    private readonly nameOf = keyNames(),
  ) {
    inner.outside$.subscribe((entry) => {
      const subject = entry.kind === 'cleared' ? 'everything' : isOwnKey(entry.key) && nameOf(entry.key);
      if (subject) recorder.note(this.begun(`${entry.kind} outside`, subject));
    });
  }

  get lifetime(): TextMedium['lifetime'] {
    return this.inner.lifetime;
  }

  get outside$(): TextMedium['outside$'] {
    return this.inner.outside$;
  }

  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return this.inner.get(...keys);
  }

  set(texts: Texts): Promise<void> {
    const { counted, subject } = this.counting(texts);
    return recorded(this.recorder, this.begun('set', subject()), {
      act: () => this.inner.set(counted),
      more: () => ({ subject: subject() }),
    });
  }

  setNow(texts: Texts): void {
    const { counted, subject } = this.counting(texts);
    recordedNow(this.recorder, this.begun('setNow', subject()), () => this.inner.setNow(counted));
  }

  move(move: Move): Promise<string | undefined> {
    const from = sized(this.nameOf(move.from), move.text.length);
    return recorded(this.recorder, this.begun('move', from), {
      act: () => this.inner.move(move),
      more: (to): Partial<Ended> => ({ subject: `${from} to ${to === undefined ? 'nowhere' : this.nameOf(to)}` }),
    });
  }

  keys(): Promise<readonly string[]> {
    return this.inner.keys();
  }

  remove(key: string, text?: string): Promise<boolean> {
    return recorded(this.recorder, this.begun('remove', this.nameOf(key)), {
      act: () => this.inner.remove(key, text),
      more: (isGone) => (isGone ? {} : { subject: `${this.nameOf(key)} kept: it holds another text` }),
    });
  }

  private begun(call: string, subject: string) {
    return { kind: 'store', call: `store.${call}`, subject } as const;
  }

  /** The same texts. Those that are made from what is held are counted when they are made. */
  private counting(texts: Texts): { readonly counted: Texts; readonly subject: () => string } {
    const sizes = new Map<string, number | undefined>();
    const counting = (key: string, text: NewText): NewText => {
      if (typeof text !== 'function') {
        sizes.set(key, text?.length);
        return text;
      }
      sizes.set(key, 0);
      return (held) => {
        const made = text(held);
        sizes.set(key, made.length);
        return made;
      };
    };
    const counted = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, counting(key, text)]));
    const subject = () => [...sizes].map(([key, size]) => sized(this.nameOf(key), size)).join(', ');
    return { counted, subject };
  }
}
