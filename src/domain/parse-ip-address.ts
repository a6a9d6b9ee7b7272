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

/**
 * The address that a text is, in lower case; undefined for anything that is no IPv4 or IPv6 address, whole and alone:
 * no port, no zone, no prefix length, no leading zeros that could be taken for octal.
 */
export const parseIpAddress = (text: string): string | undefined =>
  IS_IPV4.test(text) || isIpv6(text) ? text.toLowerCase() : undefined;
