import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { useProfile } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './account-page.module.css';
import { t } from './texts.ts';

const DeleteDialog = lazily(() => import('./delete-dialog.tsx'), 'DeleteDialog');

/** Deleting the account. */
export function DeleteCard() {
  const profile = useProfile();
  const [open, setOpen] = useState(false);
  return (
    <section className={classes(styles.card, styles.danger)} aria-labelledby="delete">
      <h2 id="delete">{t('delete.heading')}</h2>
      <p>
        {t('delete.lead')} <Link to="/data-retention">{t('delete.retention')}</Link>.
      </p>
      <Button look="danger" disabled={!profile} onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      <Suspense>
        {open && profile && <DeleteDialog username={profile.username} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
