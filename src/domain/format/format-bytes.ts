const unit = (name: string, maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit: name, maximumFractionDigits });

const KILOBYTES = unit('kilobyte', 0);
const MEGABYTES = unit('megabyte', 1);
const MEGABYTE = 1_000_000;

/** '0 kB', '12 kB', '3.4 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes < MEGABYTE ? KILOBYTES.format(bytes / 1_000) : MEGABYTES.format(bytes / MEGABYTE);
