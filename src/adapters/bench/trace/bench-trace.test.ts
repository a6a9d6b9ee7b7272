import { expect, it, vi } from 'vitest';
import type { Browser } from '#application/ports/browser.ts';
import { BenchTrace } from './bench-trace.ts';
import { TraceRecorder } from './trace-recorder.ts';

const open = () => {
  const browser = { copy: vi.fn<Browser['copy']>(async () => {}), download: vi.fn<Browser['download']>() };
  const recorder = new TraceRecorder();
  return { browser, recorder, trace: new BenchTrace({ browser, recorder, isOn: () => false, version: '1.2.3' }) };
};

it('downloads what it is given as a file with the time in its name (product.md, QA: trace)', () => {
  const { browser, recorder, trace } = open();
  recorder.note({ kind: 'call', call: 'catalog.fetchTrending', subject: '/trending/all/week' });
  trace.download(recorder.traced.entries, 'Scenario: slow');
  const [name, contents] = browser.download.mock.calls[0] ?? [];
  expect(name).toMatch(/^trace-of-matinee-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.har$/);
  const { log } = JSON.parse(String(contents)) as { log: { comment: string; entries: unknown[]; creator: unknown } };
  expect(log).toMatchObject({ comment: 'Scenario: slow', creator: { version: '1.2.3' } });
  expect(log.entries).toHaveLength(1);
});

it('copies a text, and is told where the browser refuses', async () => {
  const { browser, trace } = open();
  await trace.copy('a line');
  expect(browser.copy).toHaveBeenCalledExactlyOnceWith('a line');
  browser.copy.mockRejectedValue(new Error('refused'));
  await expect(trace.copy('a line')).rejects.toThrow('refused');
});
