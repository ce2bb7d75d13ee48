import { matchRoutes } from '@barspoon/contracts';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { routeQuery } from '../../../lib/api/queries.ts';
import { lazily } from '../../../lib/lazily.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import styles from './collections.module.css';

const NeedsDialog = lazily(() => import('../../../ui/needs-dialog.tsx'), 'NeedsDialog');

/** How many recipes the server reports on per request. */
const atOnce = 48;

/** What the reader's bar lacks for the recipes, most wanted first. */
export function Needs({ name, recipeIds }: { name: string; recipeIds: readonly string[] }) {
  const first = useQuery(routeQuery(matchRoutes.marks, { query: { recipeIds: recipeIds.slice(0, atOnce) } }));
  const rest = useQuery({
    ...routeQuery(matchRoutes.marks, { query: { recipeIds: recipeIds.slice(atOnce, 2 * atOnce) } }),
    enabled: recipeIds.length > atOnce,
  });
  const [isShopping, setShopping] = useState(false);
  const matches = [...(first.data?.items ?? []), ...(rest.data?.items ?? [])];
  if (!first.data) return null;
  const wanted = new Map<string, number>();
  for (const { missing } of matches)
    for (const name of missing) wanted.set(name, (wanted.get(name) ?? 0) + 1);
  const names = [...wanted].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name);
  return (
    <section className={styles.needs} aria-labelledby="needs">
      <h3 id="needs">{t('needs.title')}</h3>
      <p>{t(names.length === 0 ? 'needs.all' : 'needs.some')}</p>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => setShopping(true)}>
          <IconShoppingCartPlus size={20} aria-hidden="true" />
          {t('needs.shop')}
        </Button>
        <LinkButton to="/inventory" look="quiet">
          {t('needs.toBar')}
        </LinkButton>
      </div>
      <Suspense>
        {isShopping && (
          <NeedsDialog name={name} recipeIds={recipeIds} servings={1} onClose={() => setShopping(false)} />
        )}
      </Suspense>
    </section>
  );
}
