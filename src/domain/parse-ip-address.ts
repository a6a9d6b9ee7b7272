const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = String.raw`${OCTET}(?:\.${OCTET}){3}`;
const IS_IPV4 = new RegExp(`^${IPV4}$`);
/** RFC 4291 section 2.2: the last two groups may be written like an IPv4 address. */
const IPV4_TAIL = new RegExp(`(?<=:)${IPV4}$`);
const GROUP = /^[\da-f]{1,4}$/i;
const GROUPS = 8;

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

const isIpv6 = (text: string): boolean => {
  const parts = text.replace(IPV4_TAIL, '0:0').split('::');
  const groups = parts.flatMap(groupsOf);
  // `::` stands for one group of zeros at least.
  const fits = parts.length === 1 ? groups.length === GROUPS : parts.length === 2 && groups.length < GROUPS;
  return fits && groups.every((group) => GROUP.test(group));
};

const hexOf = (tail: string): string => {
  const [first = 0, second = 0, third = 0, fourth = 0] = tail.split('.').map(Number);
  return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
};

/** RFC 5952: one spelling for each address. Groups have no leading zeros, and the first longest run of zeros is `::`. */
const canonical = (text: string): string => {
  const [head = '', tail] = text.replace(IPV4_TAIL, hexOf).split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
  const runs = [...groups.join(':').matchAll(/(?<![\da-f])0(?::0(?![\da-f]))+/g)].map(([run]) => run);
  const longest = runs.toSorted((a, b) => b.length - a.length)[0];
  const written = groups.join(':');
  if (longest === undefined) return written;
  const at = written.search(new RegExp(`(?<![\\da-f])${longest}(?![\\da-f])`));
  return `${written.slice(0, at).replace(/:$/, '')}::${written.slice(at + longest.length).replace(/^:/, '')}`;
};

/**
 * The address that a text is, in its one spelling; undefined for anything that is no IPv4 or IPv6 address, whole and alone:
 * no port, no zone, no prefix length, no leading zeros that could be taken for octal.
 */
export const parseIpAddress = (text: string): string | undefined => {
  if (IS_IPV4.test(text)) return text;
  return isIpv6(text) ? canonical(text.toLowerCase()) : undefined;
};
