// FIPS 180-4. The browser's own is missing in insecure contexts, where a backup has to be good as well.

const BLOCK = 64;
const LENGTH_BYTES = 8;

const hasDivisor = (n: number): boolean => Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0);
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n));
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

type Hash = readonly [number, number, number, number, number, number, number, number];
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))) as unknown as Hash;

const wordAt = (words: Uint32Array, n: number): number => words[n] ?? 0;

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one, zeros, and its length in bits, in whole blocks. */
const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setBigUint64(length - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  return view;
};

const schedule = (words: Uint32Array, view: DataView, offset: number): void => {
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(offset + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const early = wordAt(words, n - 15);
    const late = wordAt(words, n - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = wordAt(words, n - 16) + s0 + wordAt(words, n - 7) + s1;
  }
};

const compress = (hash: Hash, words: Uint32Array): Hash => {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + wordAt(ROUND, n) + wordAt(words, n);
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const [A, B, C, D, E, F, G, H] = hash;
  return [(A + a) | 0, (B + b) | 0, (C + c) | 0, (D + d) | 0, (E + e) | 0, (F + f) | 0, (G + g) | 0, (H + h) | 0];
};

/** The SHA-256 of a text's UTF-8, in hexadecimal. */
export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text));
  const words = new Uint32Array(64);
  let hash = START;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    schedule(words, view, offset);
    hash = compress(hash, words);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
