import { ChooseFiles, type TakingFiles } from './choose-files.tsx';
import { PasteForm } from './paste-form.tsx';
import styles from './steps.module.css';

/** The visitor chooses files, or pastes a list. */
export function ChooseStep(taking: TakingFiles) {
  return (
    <>
      <h3 className={styles.title}>From which files?</h3>
      <p className={styles.text}>
        Choose what you have downloaded from Letterboxd, IMDb, Trakt, TMDB, TV Time, Netflix, Movary, Simkl or
        SeriesGuide, or a backup of Matinee: the zip as it is, or several files at once. They are read on this device.
        You see what is in them before anything changes.
      </p>
      <div className={styles.ways}>
        <ChooseFiles label="Choose files" {...taking} />
        <PasteForm onFiles={taking.onFiles} />
      </div>
    </>
  );
}
