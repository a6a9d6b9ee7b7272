import { Section } from '../../components/page/section.tsx';

/** Whose data is shown (product.md, About: screen). */
export function CreditsSection() {
  return (
    <Section title="Credits">
      <p>
        Titles, people and pictures come from <a href="https://www.themoviedb.org">The Movie Database</a>. This product
        uses the TMDB API but is not endorsed or certified by TMDB. Where they can be watched is data by{' '}
        <a href="https://www.justwatch.com">JustWatch</a>.
      </p>
    </Section>
  );
}
