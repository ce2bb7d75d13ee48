import { Trouble } from '../../../ui/trouble.tsx';
import styles from './along.module.css';
import { standInText } from './stand-in-text.ts';
import { useSwaps } from './swaps.ts';
import { tAlong } from './texts.ts';

/** What the reader lacks and what on their bar stands in. */
export function Swaps({ recipeId }: { recipeId: string }) {
  const { hasBar, swaps, isError, refetch } = useSwaps(recipeId);
  if (!hasBar) return null;
  if (isError && !swaps) return <Trouble level={3} title={tAlong('swapsFailed')} onRetry={refetch} />;
  if (!swaps || swaps.length === 0) return null;
  return (
    <section aria-label={tAlong('swaps')} className={styles.swaps}>
      <h3>{tAlong('swaps')}</h3>
      <ul>
        {swaps.map(({ name, standIns: [best] }) => (
          <li key={name}>{best ? standInText(name, best) : tAlong('noSwap', { missing: name })}</li>
        ))}
      </ul>
    </section>
  );
}
