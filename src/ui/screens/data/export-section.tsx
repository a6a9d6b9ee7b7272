import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { ExportOrder } from '#domain/export/export-form.ts';
import { hasNote } from '#domain/library/marks/viewings.ts';
import { TakeAlong } from '../../components/import/take-along.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { DataSection } from './data-section.tsx';

interface ExportSectionProps extends Pick<DataFacade, 'exportLists'> {
  readonly onTaken: () => void;
}

/** The visitor's lists as files for elsewhere (product.md, Export: section). */
export function ExportSection({ exportLists, onTaken }: ExportSectionProps) {
  const hasNotes = useLibrary(({ marks }) => marks.some(hasNote));
  const take = (order: ExportOrder) => void exportLists.execute(order).then(onTaken);
  return (
    <DataSection title="Take along" text="Your lists as files, to keep wherever you like, or for another service.">
      <TakeAlong hasNotes={hasNotes} onTake={take} />
    </DataSection>
  );
}
