import type { Bench } from '#application/ports/bench.ts';
import { useApp } from '../../hooks/app-context.ts';
import { BenchButton } from './bench-button.tsx';
import { useBenchNews } from './use-bench-news.ts';
import styles from './bench-badge.module.css';

function Badge({ bench }: { readonly bench: Bench }) {
  const { isOn, news } = useBenchNews(bench);
  return (
    <>
      {isOn && (
        <aside className={styles.badge} aria-label="Scenario" data-ground="ticket">
          <BenchButton bench={bench} />
        </aside>
      )}
      <p className="sr" role="status">
        {news}
      </p>
    </>
  );
}

/** Visible on every screen while anything is on, so that nobody takes its effect for the product. */
export function BenchBadge() {
  const { bench } = useApp();
  return bench && <Badge bench={bench} />;
}
