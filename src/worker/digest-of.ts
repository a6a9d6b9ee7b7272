/** So many hexadecimal digits tell files apart, and keep the worker small. */
const DIGITS = 16;

/**
 * The digest of a file under its name: what another file has in its place is another digest.
 * @param path relative to the site
 */
export const digestOf = async (path: string, content: BufferSource): Promise<string> => {
  const whole = await new Blob([`${path}\n`, content]).arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGITS);
};
