import type { FolderFile } from '#application/ports/devices/devices-folder.ts';

/** What a PROPFIND asks for. */
export const ASKED =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/></prop></propfind>';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (entity: string): string | undefined => {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity) ?? [];
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return decimal === undefined ? ENTITIES[entity] : String.fromCodePoint(Number(decimal));
};

const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, entity: string) => characterOf(entity) ?? whole);

/** The contents of each element of that name, whatever its prefix: servers choose their own. */
const elements = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^]*?)</(?:[\\w-]+:)?${name}\\s*>`, 'gi'))].map(
    ([, content = '']) => content.trim(),
  );

const isFolder = (response: string): boolean => /<(?:[\w-]+:)?collection[\s/>]/i.test(response);

/** An address's last part: its path may begin with the server's name or without it. */
const nameOf = (href: string): string => decodeURIComponent(unescaped(href).split('/').at(-1) ?? '');

/** The files that a server's answer to a PROPFIND of depth 1 tells of. */
export const filesIn = (multiStatus: string): readonly FolderFile[] =>
  elements(multiStatus, 'response').flatMap((response) => {
    const [href = ''] = elements(response, 'href');
    const [size = '0'] = elements(response, 'getcontentlength');
    return isFolder(response) || nameOf(href) === '' ? [] : [{ name: nameOf(href), size: Number(size) }];
  });
