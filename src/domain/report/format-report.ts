import type { Report } from './report.ts';
import type { ReportedFailure } from './reported-failures.ts';

const HOUR = 60;

/** As in 'UTC+05:45'. */
const formatOffset = (minutes: number): string => {
  const whole = Math.abs(Math.round(minutes));
  const digits = [Math.floor(whole / HOUR), whole % HOUR].map((part) => String(part).padStart(2, '0'));
  return `UTC${minutes < 0 ? '-' : '+'}${digits.join(':')}`;
};

/** As in 'movies in collections'. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const formatFailure = ({ at, area, path, kind, status }: ReportedFailure): string =>
  [at, area, path, kind, status].filter((part) => part !== undefined).join(' ');

/** A report as the text that is shown and copied: a line for each group of its fields. */
export const formatReport = (report: Report): string => {
  const { counts, failures } = report;
  return [
    `Matinee ${report.version}, ${report.catalogue}`,
    `Time: ${report.at}, ${formatOffset(report.minutesFromUtc)}`,
    `Browser: ${report.browser} ${report.browserVersion}, ${report.system}, language ${report.language}`,
    `Online: ${report.isOnline ? 'yes' : 'no'}; worker: ${report.worker}`,
    `Store: ${report.store}, lasts: ${report.lasts}; saving: ${report.saving}; log: ${report.log}`,
    `Library: ${report.library}; sharing: ${report.sharing}`,
    `Counts: ${
      counts
        ? Object.entries(counts)
            .map(([name, count]) => `${inWords(name)} ${count}`)
            .join(', ')
        : 'unknown'
    }`,
    ...(report.screenError === undefined ? [] : [`This screen: ${report.screenError}`]),
    failures.length === 0 ? 'Failures: none' : 'Failures:',
    ...failures.map(formatFailure),
  ].join('\n');
};
