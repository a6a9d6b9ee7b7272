import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { BenchFiles } from './bench-files.ts';
import { TabFile } from './tab-file.ts';

const fileOf = (text: string) => new File([text], 'lists.json');
const BUNDLE = '{"watchlist":[],"username":"Ada"}';

beforeEach(async () => {
  sessionStorage.clear();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('matinee-bench');
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
});

describe('the library that a tab is given as a file (product.md, QA: library file)', () => {
  it('is there after a reload, once it was chosen', async () => {
    const before = new TabFile();
    expect(await before.take(fileOf(BUNDLE))).toBeUndefined();
    expect(await new TabFile().text()).toBeUndefined();
    expect([before.use(), before.use()]).toEqual([true, false]);
    expect(await new TabFile().text()).toBe(BUNDLE);
    expect(await new TabFile().text()).toBe(BUNDLE);
  });

  it('may have 5 MB', async () => {
    const text = `{"watchlist":[],"notes":"${'ä'.repeat(5_000_000)}"}`;
    const tab = new TabFile();
    expect(await tab.take(fileOf(text))).toBeUndefined();
    tab.use();
    expect(await new TabFile().text()).toBe(text);
  });

  it('gives way to another one, and is forgotten', async () => {
    const tab = new TabFile();
    await tab.take(fileOf(BUNDLE));
    tab.use();
    const first = sessionStorage.getItem('matinee_bench_file') ?? '';
    await tab.take(fileOf('{"favorites":[]}'));
    tab.use();
    expect(await new TabFile().text()).toBe('{"favorites":[]}');
    await expect.poll(() => new BenchFiles(new VirtualClock()).get(first)).toBeUndefined();
    tab.forget();
    expect(await new TabFile().text()).toBeUndefined();
  });

  it('stays what it was when another file is refused', async () => {
    const tab = new TabFile();
    await tab.take(fileOf(BUNDLE));
    tab.use();
    expect(await tab.take(fileOf('rubbish'))).toMatch(/^This is not a backup of Matinee/);
    expect(tab.use()).toBe(false);
    expect(await new TabFile().text()).toBe(BUNDLE);
  });

  it('is refused where the browser keeps none', async () => {
    vi.spyOn(BenchFiles.prototype, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    const tab = new TabFile();
    expect(await tab.take(fileOf(BUNDLE))).toBe('This browser could not keep the file for this tab.');
    expect(tab.use()).toBe(false);
  });
});

it('forgets the files of tabs that are likely closed, a day later', async () => {
  const clock = new VirtualClock();
  const files = new BenchFiles(clock);
  await files.put('old', 'an old one');
  await clock.advance(86_400_000);
  await files.put('new', 'a new one');
  expect(await files.get('old')).toBe('an old one');
  await clock.advance(1);
  await files.put('newer', 'another');
  expect([await files.get('old'), await files.get('new')]).toEqual([undefined, 'a new one']);
});
