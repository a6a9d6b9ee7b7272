import { lazy } from '../util/lazy.ts';

const unit = (name: string, maximumFractionDigits: number) =>
  lazy(() => new Intl.NumberFormat('en-US', { style: 'unit', unit: name, maximumFractionDigits }));

const kilobytes = unit('kilobyte', 0);
const megabytes = unit('megabyte', 1);
const MEGABYTE = 1_000_000;

/** '0 kB', '12 kB', '3.4 MB'. */
export const formatBytes = (bytes: number): string =>
  bytes < MEGABYTE ? kilobytes().format(bytes / 1_000) : megabytes().format(bytes / MEGABYTE);
