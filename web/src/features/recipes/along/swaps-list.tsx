import { Trouble } from '../../../ui/trouble.tsx';
import styles from './along.module.css';
import { useLacks } from './lacks.ts';
import { standInText } from './stand-in-text.ts';
import { tAlong } from './texts.ts';

/** What the reader lacks and what on their bar stands in. */
export function Swaps({ recipeId }: { recipeId: string }) {
  const { hasBar, lacks, isError, refetch } = useLacks(recipeId);
  if (!hasBar) return null;
  if (isError && !lacks) return <Trouble level={3} title={tAlong('swapsFailed')} onRetry={refetch} />;
  if (!lacks || lacks.length === 0) return null;
  return (
    <section aria-label={tAlong('swaps')} className={styles.swaps}>
      <h3>{tAlong('swaps')}</h3>
      <ul>
        {lacks.map(({ name, swap }) => (
          <li key={name}>{swap ? standInText(swap) : tAlong('noSwap', { missing: name })}</li>
        ))}
      </ul>
    </section>
  );
}
