import { describe, expect, it } from 'vitest';
import { aChange } from '#fixtures/library/a-change.ts';
import { SessionLog } from './session-log.ts';

const setup = () => {
  const appended: string[] = [];
  const early = {
    append: async (changes: readonly { readonly id: string }[]) => {
      appended.push(...changes.map(({ id }) => `early ${id}`));
      return true;
    },
  };
  const log = new SessionLog(early);
  const whole = async () => {
    appended.push('whole');
    return false;
  };
  return { log, whole, appended };
};

describe('the log of a session', () => {
  it('appends to the early log until the whole one is there, and to that one from then on', async () => {
    const { log, whole, appended } = setup();
    expect(await log.append(aChange('1'))).toBe(true);
    log.upgrade(whole);
    expect(await log.append(aChange('2'))).toBe(false);
    expect(appended).toEqual(['early 1', 'whole']);
  });

  it('appends nothing once it has ended, until another whole log is there', async () => {
    const { log, whole, appended } = setup();
    log.upgrade(whole)();
    expect(log.append(aChange('1'))).toBeUndefined();
    expect(appended).toEqual([]);
    log.upgrade(whole);
    expect(await log.append(aChange('2'))).toBe(false);
  });

  it('has nothing to wait for where nothing is kept', () => {
    expect(new SessionLog().append(aChange('1'))).toBeUndefined();
  });
});
