import type { JoinPreview } from '#application/use-cases/devices/devices-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';

const totalOf = (counts: LibraryCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @param fills how many marks are completed from the other side */
const receivedText = (counts: LibraryCounts, fills: number): string => {
  const completed = fills > 0 ? [`what is missing in ${countOf(fills, 'mark')}`] : [];
  return [...[formatLibraryCounts(counts) ?? []].flat(), ...completed].join(', and ') || 'nothing new';
};

const removedText = ({ removes, conflicts }: JoinPreview): string => {
  const removed = formatLibraryCounts(removes);
  // What is told beneath may take the place of something.
  if (!removed) return conflicts.length > 0 ? 'No title is removed.' : 'Nothing is removed.';
  return totalOf(removes) === 1
    ? `${removed} goes, because it was removed on another device.`
    : `${removed} go, because they were removed on another device.`;
};

/** What joining would change, here and there, but for the differences (product.md, Devices on screen: preview). */
export const previewTexts = (preview: JoinPreview): readonly string[] => {
  const { devices, adds, gives, fills } = preview;
  const receiver = devices.length > 0 ? 'The other devices get' : 'The shared copy gets';
  return [
    `Your lists get ${receivedText(adds, fills.here)}.`,
    removedText(preview),
    `${devices.length === 1 ? 'The other device gets' : receiver} ${receivedText(gives, fills.there)}.`,
  ];
};
