import type { Ref } from 'react';
import type { ToldNews } from '#application/use-cases/news/tell-news.ts';
import { moreNewsText, newsText, NEWS_NAMED, sinceText } from '#domain/news/news-texts.ts';
import { type News, newsKey } from '#domain/news/news.ts';
import { titlePath } from '#domain/title.ts';
import { Button } from '../form/button.tsx';
import { classNames } from '../page/class-names.ts';
import { Link } from '../page/link.tsx';
import { TitleName } from '../title/title-name.tsx';
import styles from './news-block.module.css';

interface NewsBlockProps {
  readonly told: ToldNews;
  readonly onGotIt: () => void;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
}

/** What came to services, came out or was shown since the visitor was here (product.md, News: what). */
export function NewsBlock({ told: { news, after, now }, onGotIt, className, ref }: NewsBlockProps) {
  const more = moreNewsText(news.length);
  const named = news.slice(0, NEWS_NAMED);
  const endOf = (each: News) => (more && each === named.at(-1) ? ', ' : '. ');
  return (
    <section ref={ref} className={classNames(styles.news, className)} aria-label="Since you were here">
      <div className={styles.text}>
        <p className={styles.since}>{`${sinceText(after, now)}: `}</p>
        <ul className={styles.lines}>
          {named.map((each) => (
            <li key={newsKey(each)}>
              <TitleName title={each.title}>
                {(name) => (
                  <Link className={styles.link} to={titlePath(each.title)}>
                    {name}
                  </Link>
                )}
              </TitleName>
              <span>{` ${newsText(each)}${endOf(each)}`}</span>
            </li>
          ))}
          {more && <li>{`${more}.`}</li>}
        </ul>
      </div>
      <Button onClick={onGotIt}>Got it</Button>
    </section>
  );
}
