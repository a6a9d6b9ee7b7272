import { MyServicesButton } from '../../../components/watch/my-services-button.tsx';
import styles from './where-to-watch.module.css';

/** Where neither the visitor nor the browser has named a country, nobody is asked (product.md, Where to watch: country). */
export function AskCountry() {
  return (
    <div className={styles.country}>
      <p className={styles.where}>Where do you watch?</p>
      <MyServicesButton>Choose your country</MyServicesButton>
    </div>
  );
}
