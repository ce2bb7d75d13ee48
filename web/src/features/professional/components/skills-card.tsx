import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { ownSkillsQuery } from '../api/skills.ts';
import { t } from '../texts.ts';
import styles from './professional.module.css';
import { SkillLines } from './skill-lines.tsx';

const SkillsDialog = lazily(() => import('./skills-dialog.tsx'), 'SkillsDialog');

/** Implements PORT-05, PORT-20, BEYOND-70. */
export function SkillsCard() {
  const { data, error } = useQuery(ownSkillsQuery());
  const [adds, setAdds] = useState(false);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return (
    <section className={styles.card} aria-labelledby="professional-skills">
      <div className={styles.head}>
        <h2 id="professional-skills">{t('skills.title')}</h2>
        <Button onClick={() => setAdds(true)}>{t('skills.add')}</Button>
      </div>
      {!data && !error && <Bone width="100%" height="96px" />}
      {data?.items.length === 0 && <p className={styles.muted}>{t('skills.none')}</p>}
      {data && data.items.length > 0 && <SkillLines skills={data.items} />}
      {adds && (
        <Suspense>
          <SkillsDialog own={data?.items ?? []} onClose={() => setAdds(false)} />
        </Suspense>
      )}
    </section>
  );
}
