import { kindOf, type Asked } from './kind-of.ts';
import { OUT_TODAY, outToday } from './out-today.ts';
import { Pictures } from './pictures.ts';
import { readMessage } from './read-message.ts';
import { Shell, type AppRelease } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts this value here. */
declare const __RELEASE__: AppRelease & { readonly screens: string };

const RELEASE = __RELEASE__;
const shell = new Shell(RELEASE);

const pictures = new Pictures(Date.now, RELEASE.scope);

const screens = new RegExp(RELEASE.screens, 'i');

const kindOfRequest = (asked: Asked) =>
  kindOf(asked, { scope: self.registration.scope, files: RELEASE.files, screens });

const isPoster = (url: string): boolean =>
  kindOfRequest({ method: 'GET', mode: 'no-cors', destination: 'image', url }) === 'poster';

/** Whether no page is open and no other worker is about to take over: these may need files of another release. */
const isAlone = async (): Promise<boolean> => {
  const { waiting, installing } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length === 0 && !waiting && !installing;
};

const tidyWhenAlone = async (): Promise<void> => {
  if (await isAlone()) await shell.tidy();
};

self.addEventListener('install', (event) => event.waitUntil(shell.fill()));

// At the first visit, the open page has no worker yet. At later visits, it had the former release's worker.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOfRequest(request);
  if (kind === 'page') {
    event.waitUntil(tidyWhenAlone().catch(() => undefined));
    event.respondWith(shell.page(request));
  }
  if (kind === 'file') event.respondWith(shell.file(request));
  if (kind === 'poster') event.respondWith(pictures.answer(request, (work) => event.waitUntil(work)));
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  // This happens only at the visitor's request: a new release never takes over by itself.
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.kind === 'claim') event.waitUntil(self.clients.claim());
  if (message.kind === 'refused') event.waitUntil(shell.refuse());
  if (message.kind === 'repair') {
    const repaired = shell.repair().catch(() => undefined);
    event.waitUntil(repaired.then(() => event.ports[0]?.postMessage('repaired')));
  }
  if (message.kind === 'seen') {
    event.waitUntil(Promise.allSettled(message.pictures.filter(isPoster).map((url) => pictures.keep(url))));
  }
});

const sayOutToday = async (): Promise<void> => {
  const { registration } = self;
  const text = await outToday(new Date(), RELEASE.scope);
  const icon = new URL('icons/icon-192.png', registration.scope).href;
  if (text !== undefined) await registration.showNotification('Out today', { body: text, tag: OUT_TODAY, icon });
};

// Only some browsers have it, and wake the worker when they see fit.
self.addEventListener('periodicsync', (event) => {
  const isOurs = event instanceof ExtendableEvent && Reflect.get(event, 'tag') === OUT_TODAY;
  if (isOurs) event.waitUntil(sayOutToday().catch(() => undefined));
});

/** In the window that is open, if there is one. */
const openCalendar = async (): Promise<void> => {
  const calendar = new URL('calendar', self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(calendar));
  await open.focus();
  await open.navigate(calendar);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openCalendar().catch(() => undefined));
});
