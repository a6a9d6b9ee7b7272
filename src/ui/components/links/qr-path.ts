type Modules = readonly (readonly boolean[])[];

/** The dark squares of a QR code as one path: each run of a row is a bar. */
export const qrPath = (modules: Modules): string =>
  modules
    .flatMap((row, y) => {
      const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
      return starts.map((x) => {
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h${-width}z`;
      });
    })
    .join('');
