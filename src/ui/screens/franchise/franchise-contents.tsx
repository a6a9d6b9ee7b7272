import { useCallback } from 'react';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { excerpt } from '#domain/format/excerpt.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { seenOf } from '#domain/format/seen-of.ts';
import type { Franchise } from '#domain/franchise.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { CardSkeleton } from '../../components/card/card-skeleton.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Button } from '../../components/form/button.tsx';
import { useSeenCount } from '../../components/franchise/use-seen-count.ts';
import { Grid } from '../../components/list/grid.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { SAVE_LOOKS } from '../../components/list/save-looks.ts';
import { classNames } from '../../components/page/class-names.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';
import styles from './franchise-page.module.css';

interface FranchiseContentsProps {
  /** Undefined while it is loaded. */
  readonly franchise: Franchise | undefined;
  readonly onSave: (target: SaveTarget, franchise: Franchise) => void;
}

/** The number of characters that a link preview shows. */
const PREVIEW = 160;
const PLACEHOLDERS = 6;
const NO_PARTS: readonly Title[] = [];
const TARGETS = Object.keys(SAVE_LOOKS) as SaveTarget[];

function FranchiseMeta({ franchise }: Pick<FranchiseContentsProps, 'franchise'>) {
  if (!franchise) return <PageMeta title="Matinee" />;
  const { name, overview } = franchise;
  const title = `${name}, Matinee`;
  return overview ? (
    <PageMeta title={title} description={excerpt(overview, PREVIEW) ?? overview} />
  ) : (
    <PageMeta title={title} />
  );
}

/** Placeholders for the text, the actions and the first parts. */
function FranchiseSkeleton() {
  return (
    <>
      <div className={classNames(styles.overview, styles.lines)} aria-hidden="true">
        <Placeholder />
        <Placeholder />
      </div>
      <div className={styles.actions} aria-hidden="true">
        {TARGETS.map((target) => (
          <Placeholder key={target} className={styles.buttonPlaceholder} />
        ))}
      </div>
      <Grid busy>
        <CardSkeleton count={PLACEHOLDERS} use="grid" />
      </Grid>
    </>
  );
}

/** All parts by date: those too that the visitor is not interested in, for it would not be whole without them. */
function FranchiseParts({ name, parts }: Pick<Franchise, 'name' | 'parts'>) {
  const markOf = useMarkOf();
  const draw = useCallback(
    (part: Title) => <TitleCardContents title={part} heading="h2" use="grid" mark={markOf(part)} />,
    [markOf],
  );
  return (
    <>
      <PrintedList lines={() => parts.map((part) => printedTitle(part, markOf(part)?.note))} />
      <LongGrid dense label={name} items={parts} keyOf={titleKey} draw={draw} />
    </>
  );
}

/** What to do with all of a series, and its parts. */
function WholeFranchise({ franchise, onSave }: FranchiseContentsProps & { readonly franchise: Franchise }) {
  if (franchise.parts.length === 0) return <p className={styles.overview}>Nothing of it is in the catalogue.</p>;
  return (
    <>
      <div className={styles.actions}>
        {TARGETS.map((target) => {
          const { label, ...look } = SAVE_LOOKS[target];
          return (
            <Button key={target} {...look} onClick={() => onSave(target, franchise)}>
              {label}
            </Button>
          );
        })}
      </div>
      <FranchiseParts {...franchise} />
    </>
  );
}

/** A series: what it says of itself, what to do with all of it, and its parts. */
export function FranchiseContents({ franchise, onSave }: FranchiseContentsProps) {
  const parts = franchise?.parts ?? NO_PARTS;
  const seen = seenOf(useSeenCount(parts), parts.length);
  const isKnown = franchise !== undefined;
  return (
    <>
      <FranchiseMeta franchise={franchise} />
      <PageHead
        title={franchise?.name}
        value={isKnown && parts.length === 0 ? undefined : seen}
        isValueKnown={isKnown}
      />
      {franchise?.overview && (
        <p className={styles.overview} dir="auto">
          {franchise.overview}
        </p>
      )}
      {franchise ? <WholeFranchise franchise={franchise} onSave={onSave} /> : <FranchiseSkeleton />}
    </>
  );
}
