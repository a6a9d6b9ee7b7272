import styles from './setup-steps.module.css';

/** Tells the operator of Matinee how to set a token. */
export function SetupSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <span>Create a read access token in your TMDB account settings.</span>
      </li>
      <li>
        <span>
          Put it in <code>.env.local</code> as <code>VITE_TMDB_ACCESS_TOKEN</code>.
        </span>
      </li>
      <li>
        <span>
          Run <code>npm start</code> again.
        </span>
      </li>
    </ol>
  );
}
