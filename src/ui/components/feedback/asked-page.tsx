import { useRef, type ReactNode } from 'react';
import type { AskedLate } from '../../hooks/code/use-late-query.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { SectionFailure } from './failure.tsx';
import { NotFound } from './not-found.tsx';

interface AskedPageProps {
  /** What it is of, such as 'Season'. */
  readonly section: string;
  readonly asked: AskedLate<unknown>;
  readonly onRetry: () => void;
  readonly className: string | undefined;
  /** What is shown, unless the answer failed. */
  readonly children: ReactNode;
}

/** The page of something that is asked for by its number, or the reason why it cannot be shown. */
export function AskedPage({ section, asked, onRetry, className, children }: AskedPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const inPlace = useInPlace(page);

  if (asked.status === 'failed' && asked.error?.type === 'not_found') return <NotFound />;
  return (
    <div ref={page} tabIndex={-1} className={className} aria-busy={asked.status === 'loading'}>
      {asked.status === 'failed' ? (
        <>
          <PageMeta title={`Failed to Load ${section}, Matinee`} />
          <SectionFailure section={section} heading="h1" error={asked.error} onRetry={inPlace(onRetry)} />
        </>
      ) : (
        children
      )}
    </div>
  );
}
