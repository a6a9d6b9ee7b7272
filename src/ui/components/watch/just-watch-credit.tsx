import styles from './watch.module.css';

/** TMDB asks for it wherever a service is shown (product.md, Where to watch: credit). */
export function JustWatchCredit() {
  return (
    <p className={styles.credit}>
      Data by{' '}
      <a href="https://www.justwatch.com" target="_blank" rel="noopener noreferrer">
        JustWatch
      </a>
    </p>
  );
}
