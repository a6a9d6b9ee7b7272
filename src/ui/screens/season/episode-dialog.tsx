import { episodeLabel } from '#domain/shows/episode-label.ts';
import { episodeFacts } from '#domain/shows/episode-texts.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { InEnglish } from '../../components/title/in-english.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import styles from './episode-dialog.module.css';

interface EpisodeDialogProps {
  readonly season: number;
  readonly line: SeasonLine;
  readonly isVeiled: boolean;
  /** Shows the episode behind it; undefined where it is the last one. */
  readonly onNext: (() => void) | undefined;
  readonly onToggle: (button: Element) => void;
  readonly onClose: () => void;
}

/** 'S2 E5 The Bell at Noon', of which the name says its language (product.md, Titles in one’s language: parts). */
function EpisodeTitle({ season, line: { number, episode } }: Pick<EpisodeDialogProps, 'season' | 'line'>) {
  const { name = '', name_language } = episode ?? {};
  const label = episodeLabel(season, number);
  return (
    <>
      <span>{name ? `${label} ` : label}</span>
      {name && <bdi {...textAttributes(name, name_language)}>{name}</bdi>}
    </>
  );
}

/** An episode with all that is told of it, its tick, and the way to the one behind it. */
export function EpisodeDialog({ season, line, isVeiled, onNext, onToggle, onClose }: EpisodeDialogProps) {
  const { still_path = null, overview = '', overview_language } = line.episode ?? {};
  return (
    <Dialog
      title={<EpisodeTitle season={season} line={line} />}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="toggle"
            aria-label={`Seen: ${episodeLabel(season, line.number)}`}
            aria-pressed={line.seen !== undefined}
            onClick={({ currentTarget }) => onToggle(currentTarget)}
          >
            Seen
          </Button>
          <Button icon={ICONS.right} disabled={!onNext} className={styles.next} onClick={onNext}>
            Next episode
          </Button>
        </>
      }
    >
      {still_path !== null && (
        <div className={styles.still}>
          <Picture key={still_path} path={still_path} use="still" eager />
        </div>
      )}
      <p className={styles.facts}>{episodeFacts(line).join(' · ')}</p>
      <p className={styles.overview} {...(!isVeiled && textAttributes(overview, overview_language))}>
        {isVeiled ? 'Hidden until you have seen it.' : overview}
      </p>
      {!isVeiled && <InEnglish language={overview_language} />}
    </Dialog>
  );
}
