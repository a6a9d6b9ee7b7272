import { ageRatingText } from '#domain/details/age-rating.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { countryName } from '#domain/discovery/countries.ts';
import type { MediaType } from '#domain/title.ts';
import { CreditLines } from '../../../components/page/credit-lines.tsx';
import { useWatch } from '../../../components/watch/use-watch.ts';
import styles from './age-rating.module.css';

interface AgeRatingProps extends Pick<TitleExtra, 'certifications'> {
  readonly mediaType: MediaType;
}

/** The age rating of the country that 'Where to watch' is about; absent where there is none (product.md, Detail: age rating). */
export function AgeRating({ mediaType, certifications }: AgeRatingProps) {
  const { region } = useWatch();
  const rating = region !== undefined && Object.hasOwn(certifications, region) && certifications[region];
  if (!rating) return null;
  const text = `${ageRatingText(mediaType, region, rating)}, ${countryName(region)}`;
  return <CreditLines className={styles.rating} lines={[{ label: 'Age rating', value: <bdi>{text}</bdi> }]} />;
}
