import type { DescribeSurroundings } from '#application/ports/surroundings.ts';
import type { WorkerState } from '#domain/report/report.ts';
import { browserOf } from './describe-browser.ts';

const workerState = async (): Promise<WorkerState> => {
  // Insecure contexts have none, whatever the types say.
  if (!('serviceWorker' in navigator)) return 'unsupported';
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  if (!registration) return 'none';
  if (registration.waiting) return 'waiting';
  if (!registration.active) return 'installing';
  return serviceWorker.controller ? 'active' : 'past';
};

/** The language without its country. */
const languageOf = (tag: string): string => /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? 'unknown';

/** What this browser says, as it stands. */
export const describeSurroundings: DescribeSurroundings = async () => ({
  ...browserOf(navigator.userAgent),
  language: languageOf(navigator.language),
  minutesFromUtc: -new Date().getTimezoneOffset(),
  isOnline: navigator.onLine,
  // Some browsers refuse to say in private windows.
  worker: await workerState().catch(() => 'unsupported' as const),
});
