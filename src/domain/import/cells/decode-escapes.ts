const OF_JSON = /\\u([\da-f]{4})/gi;
/** Databases and JSON write a quote so. */
const QUOTE = /\\(?=['"])/g;
const OF_ADDRESS = /(?:%[\da-f]{2}){1,200}/gi;

const ofAddress = (codes: string): string => {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
};

/** What programs write for a character, decoded: JSON's '\u0027', '\'' and '%27' of addresses. What is none of these stays. */
export const decodeEscapes = (text: string): string =>
  text
    .replaceAll(OF_JSON, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(QUOTE, '')
    .replaceAll(OF_ADDRESS, ofAddress);
