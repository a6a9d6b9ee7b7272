import { Button } from '#ui/components/form/button.tsx';
import { StepButtons } from '#ui/components/form/step-buttons.tsx';
import { Counted } from '#ui/components/page/counted.tsx';
import { CreditLines } from '#ui/components/page/credit-lines.tsx';
import { EndMark } from '#ui/components/page/end-mark.tsx';
import { Facts } from '#ui/components/page/facts.tsx';
import { LinkRow } from '#ui/components/page/head/link-row.tsx';
import { OwnHead } from '#ui/components/page/head/own-head.tsx';
import { PageHead } from '#ui/components/page/head/page-head.tsx';
import { WayUp } from '#ui/components/page/head/way-up.tsx';
import { HostLinks } from '#ui/components/page/host-links.tsx';
import { Leader } from '#ui/components/page/leader.tsx';
import { Link } from '#ui/components/page/link.tsx';
import { NavLink } from '#ui/components/page/nav-link.tsx';
import { Placeholder } from '#ui/components/page/placeholder.tsx';
import { Section } from '#ui/components/page/section.tsx';
import { Ticket } from '#ui/components/page/ticket.tsx';
import { Wordmark } from '#ui/components/page/wordmark.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { ARABIC, LONG } from '../gallery-titles.ts';
import { WithApp } from '../with-app.tsx';
import styles from '../gallery.module.css';

const nothing = () => undefined;

const FACTS = [
  { label: 'Rating', value: '8.4' },
  { label: 'Year', value: '1968' },
  { label: 'Type', value: 'Movie' },
];

const CREDITS = [
  { label: 'Director', value: 'Ines Okafor' },
  { label: 'Screenplay', value: 'Marguerite Delacroix-Oyelaran, Tomás Herrera' },
];

const HOST_LINKS = [
  { label: 'Imprint', href: 'https://example.org/imprint' },
  { label: 'Privacy', href: '/privacy' },
  { label: LONG.title ?? '', href: 'mailto:films@example.org' },
];

const YEARS = [2026, 2025, 2024].map((year) => (
  <Link key={year} to={`/year/${year}`} aria-current={year === 2025 ? 'page' : undefined}>
    {year}
  </Link>
));

const arrows = (
  <StepButtons backLabel="Back" forwardLabel="Forward" atStart atEnd={false} back={nothing} forward={nothing} />
);

export const PAGE: readonly GalleryEntry[] = [
  { component: 'Wordmark', states: { small: <Wordmark />, large: <Wordmark large /> } },
  {
    component: 'PageHead',
    isWide: true,
    states: {
      plain: <PageHead title="Movies" />,
      'with a value': <PageHead title="My Watchlist" value="12 titles" />,
      'a value to come': <PageHead title="My Favorites" value="0 titles" isValueKnown={false} />,
      'a long name': <PageHead title={LONG.title ?? ''} value="1 movie" />,
      'right to left': <PageHead title={ARABIC.title ?? ''} value="1 movie" />,
    },
  },
  {
    component: 'OwnHead',
    isWide: true,
    states: { 'another screen': <OwnHead title="My Watchlist" value="12 titles" /> },
  },
  {
    component: 'LinkRow',
    states: {
      dots: <LinkRow label="Years">{YEARS}</LinkRow>,
      tabs: (
        <LinkRow label="Seasons" look="tabs">
          {YEARS}
        </LinkRow>
      ),
    },
  },
  {
    component: 'WayUp',
    states: { known: <WayUp to="/diary">Diary</WayUp>, loading: <WayUp to={undefined}>{null}</WayUp> },
  },
  {
    component: 'NavLink',
    states: { 'to another page': <NavLink to="/movie">Movies</NavLink> },
  },
  {
    component: 'Section',
    isWide: true,
    states: {
      plain: <Section title="Cast">Two brothers keep a seaside picture house alive.</Section>,
      'with arrows': (
        <Section title="Similar" level={3} arrows={arrows}>
          Two brothers keep a seaside picture house alive.
        </Section>
      ),
    },
  },
  {
    component: 'Ticket',
    isWide: true,
    states: {
      plain: (
        <Ticket stub={<Button variant="primary">Watch Now</Button>}>
          <Facts facts={FACTS} />
        </Ticket>
      ),
    },
  },
  { component: 'CreditLines', isWide: true, states: { two: <CreditLines lines={CREDITS} /> } },
  {
    component: 'HostLinks',
    isWide: true,
    states: {
      several: (
        <WithApp edition={{ hostLinks: HOST_LINKS }}>
          <HostLinks />
        </WithApp>
      ),
      'right to left': (
        <WithApp edition={{ hostLinks: [{ label: ARABIC.title ?? '', href: '/privacy' }, ...HOST_LINKS] }}>
          <HostLinks />
        </WithApp>
      ),
    },
  },
  {
    component: 'Counted',
    states: { one: <Counted count={1} one="title" />, many: <Counted count={1_200} one="title" /> },
  },
  { component: 'EndMark', isWide: true, states: { plain: <EndMark>You’ve seen all available movies.</EndMark> } },
  { component: 'Placeholder', states: { 'a line': <Placeholder className={styles.line} /> } },
  { component: 'Leader', states: { plain: <Leader /> } },
  { component: 'Link', states: { plain: <Link to="/movie">Movies</Link> } },
];
