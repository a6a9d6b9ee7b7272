import { afterEach, describe, expect, it } from 'vitest';
import { aChange, changesOf } from '#fixtures/library/a-change.ts';
import { LocalOutbox } from './local-outbox.ts';
import { LocalOutboxContents } from './local-outbox-contents.ts';

const put = (...changes: Parameters<LocalOutbox['put']>) => new LocalOutbox().put(...changes);
const contents = () => new LocalOutboxContents(new LocalOutbox());
const read = () => contents().read();

afterEach(() => localStorage.clear());

describe('the outbox in localStorage', () => {
  it('is empty at first', () => {
    expect(read()).toEqual([]);
  });

  it('gives the next visit what was put there, in the order in which it was made', () => {
    const changes = changesOf(...Array.from({ length: 12 }, (_, at) => `c-${at}`));
    expect(put(changes)).toBe(true);
    put([{ ...aChange('before'), at: '2020-01-01T00:00:00.000Z', tab: 'former' }]);
    expect(read().map(({ id }) => id)).toEqual(['before', ...changes.map(({ id }) => id)]);
    expect(read().slice(1)).toEqual(changes);
  });

  it('goes by the clock for what pages did one after the other, not for what one of them did', () => {
    const at = (id: string, time: string, tab: string) => ({ ...aChange(id), at: time, tab });
    const later = new LocalOutbox();
    later.put([at('b-1', '2026-11-02', 'b')]);
    later.put([at('b-1', '2026-11-02', 'b'), at('b-2', '2020-01-01', 'b')]);
    put([at('a-1', '2026-11-01', 'a'), at('a-2', '', 'a')]);
    expect(read().map(({ id }) => id)).toEqual(['a-1', 'a-2', 'b-1', 'b-2']);
  });

  it('holds a change once, until it is removed', () => {
    put(changesOf('a', 'b'));
    put(changesOf('a', 'b', 'c'));
    expect(read()).toEqual(changesOf('a', 'b', 'c'));
    contents().remove(changesOf('a', 'c', 'x'));
    expect(read()).toEqual(changesOf('b'));
  });

  it.each(['', '{', 'null', '{"place":0}', '{"place":0,"change":{"id":"z","at":"","tab":"t","action":{"kind":"title-rated"}}}'])(
    'leaves alone what it cannot read, such as %j',
    (text) => {
      localStorage.setItem('matinee_outbox_z', text);
      put(changesOf('a'));
      expect(read()).toEqual(changesOf('a'));
      expect(localStorage.getItem('matinee_outbox_z')).toBe(text);
    },
  );

  it('loses what the device has no room for, without failing', () => {
    const fill = (size: number) => {
      for (let left = size, count = 0; left >= 1; count += 1) {
        try {
          localStorage.setItem(`filling-${left}-${count}`, 'x'.repeat(left));
        } catch {
          left = Math.floor(left / 2);
        }
      }
    };
    fill(4_194_304);
    expect(put(changesOf('a'))).toBe(false);
    expect(read()).toEqual([]);
  });
});
