import { ownPage, request, sentenceOf } from '@barspoon/browser';
import { ageNoticeVersion, googleRoutes, type OutputOf } from '@barspoon/contracts';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import styles from './google-button.module.css';

const body = { ageConfirmed: true as const, noticeVersion: ageNoticeVersion };

/**
 * Redirects to Google, which sends the browser back to the site root. It creates an account if there is none, so the
 * 21+ notice is here where no form shows it. Implements AUTH-02, AUTH-16, AUTH-17, BEYOND-08.
 */
export function GoogleButton({ withNotice }: { withNotice: boolean }) {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Restored by the Back button, with the page in its previous state.
    const restored = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  const leave = async () => {
    setBusy(true);
    try {
      const response = await request(googleRoutes.begin, { body }, { headers: ownPage });
      const { url } = (await response.json()) as OutputOf<typeof googleRoutes.begin>;
      location.assign(url);
    } catch (error) {
      toasts.error(sentenceOf(error, t('google.failed')));
      setBusy(false);
    }
  };
  return (
    <div className={styles.google}>
      <p className={styles.or}>{t('google.or')}</p>
      <Button wide busy={busy} onClick={leave}>
        {!busy && <IconBrandGoogle size={20} aria-hidden="true" />}
        {t('google.submit')}
      </Button>
      {withNotice && <p className={styles.notice}>{t('signUp.notice')}</p>}
    </div>
  );
}
