/** The URL's parameters with these in place of those that they have; undefined leaves one out. Other parameters stay. */
export const withParams = (
  params: URLSearchParams,
  changed: Readonly<Record<string, string | undefined>>,
): URLSearchParams => {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
};
