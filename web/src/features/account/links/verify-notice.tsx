import { IconMail } from '@tabler/icons-react';
import styles from './links.module.css';
import { ResendButton } from './resend-button.tsx';
import { t } from './texts.ts';

/** Shown on the profile until the address is verified. Implements BEYOND-09. */
export const VerifyNotice = ({ email }: { email: string }) => (
  <section className={styles.notice}>
    <IconMail size={26} aria-hidden="true" />
    <div className={styles.noticeWords}>
      <h2>{t('verify.heading')}</h2>
      <p>{t('verify.text', { email })}</p>
    </div>
    <ResendButton email={email} />
  </section>
);
