import type { JoinPreview } from '#application/devices/devices-facade.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';

const totalOf = (counts: LibraryCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const removedText = (removes: LibraryCounts): string => {
  const removed = formatLibraryCounts(removes);
  if (!removed) return 'Nothing is removed.';
  return totalOf(removes) === 1
    ? `${removed} goes, because it was removed on another device.`
    : `${removed} go, because they were removed on another device.`;
};

/** What joining would change, here and there (product.md, Devices on screen: preview). */
export const previewTexts = ({ devices, adds, removes, gives }: JoinPreview): readonly string[] => {
  const receiver = devices.length > 0 ? 'The other devices get' : 'The shared copy gets';
  return [
    `Your lists get ${formatLibraryCounts(adds) ?? 'nothing new'}.`,
    removedText(removes),
    `${devices.length === 1 ? 'The other device gets' : receiver} ${formatLibraryCounts(gives) ?? 'nothing new'}.`,
  ];
};
