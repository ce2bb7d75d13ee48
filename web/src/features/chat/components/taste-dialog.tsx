import type { Allergen, BartenderLimits } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Checks } from '../../../ui/checks.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { limitsQuery, useChangeLimits } from '../api/limits.ts';
import { t } from '../texts.ts';
import styles from './taste-dialog.module.css';

const kinds = [
  'alcohol',
  'animal',
  ...(['egg', 'dairy', 'nuts', 'gluten', 'sulphites', 'soy', 'celery', 'fish'] satisfies Allergen[]),
] as ('alcohol' | 'animal' | Allergen)[];
type Kind = (typeof kinds)[number];

interface TasteDialogProps {
  /** What the member likes, told when they came. */
  children: ReactNode;
  onClose: () => void;
}

/** What the bartender keeps in mind of a member in every conversation. Implements BEYOND-21, BEYOND-45. */
export function TasteDialog({ children, onClose }: TasteDialogProps) {
  return (
    <Dialog title={t('taste.title')} onClose={onClose}>
      <div className={styles.parts}>
        <p className={styles.note}>{t('taste.lead')}</p>
        <Limits />
        {children}
      </div>
    </Dialog>
  );
}

function Limits() {
  const { data, isPending, refetch } = useQuery(limitsQuery());
  const { chosen, choose } = useChangeLimits();
  if (isPending) return <Bone width="100%" height="120px" />;
  if (!data) return <Trouble level={3} title={t('taste.loadFailed')} onRetry={refetch} />;
  return (
    <div>
      <Checks
        label={t('taste.never')}
        values={kindsOf(chosen ?? data)}
        options={kinds.map((value) => ({ value, label: t(`taste.kinds.${value}`) }))}
        onChange={(values) => choose(limitsOf(values))}
      />
      <p className={styles.note}>{t('taste.neverNote')}</p>
    </div>
  );
}

const kindsOf = ({ free, vegan, withoutAlcohol }: BartenderLimits): Kind[] => [
  ...(withoutAlcohol ? (['alcohol'] as const) : []),
  ...(vegan ? (['animal'] as const) : []),
  ...free,
];

const limitsOf = (values: readonly Kind[]): BartenderLimits => ({
  free: values.filter((value) => value !== 'alcohol' && value !== 'animal'),
  vegan: values.includes('animal'),
  withoutAlcohol: values.includes('alcohol'),
});
