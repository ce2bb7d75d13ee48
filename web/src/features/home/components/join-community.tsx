import { useSession } from '../../../lib/session/use-session.ts';
import { isFreeSite } from '../../../lib/site.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { t } from '../texts.ts';
import { HomeBar, ProBar } from './drawings.tsx';
import styles from './home-page.module.css';

const create = { to: '/profile', search: { create: true }, action: t('join.enthusiastsAction') } as const;
/** Members have an account. */
const browse = { to: '/recipes', search: {}, action: t('join.memberAction') } as const;
const membership = { to: '/subscription', search: {}, action: t('join.professionalsAction') } as const;
/** Where nobody is asked to pay there is no membership to see. */
const inside = { to: '/subscription', search: {}, action: t('join.professionalsFree') } as const;

/** Implements HOME-11. */
export function JoinCommunity() {
  const isMember = useSession().status === 'member';
  const paths = [
    { key: 'enthusiasts', link: isMember ? browse : create, Drawing: HomeBar },
    { key: 'professionals', link: isFreeSite() ? inside : membership, Drawing: ProBar },
  ] as const;
  return (
    <section className={`page ${styles.join}`} aria-labelledby="join">
      <h2 id="join">{t('join.heading')}</h2>
      <div className={styles.paths}>
        {paths.map(({ key, link, Drawing }) => (
          <div key={key} className={styles.path}>
            <h3>{t(`join.${key}`)}</h3>
            <p>{t(`join.${key}Text`)}</p>
            <LinkButton to={link.to} search={link.search}>
              {link.action}
            </LinkButton>
            <Drawing />
          </div>
        ))}
      </div>
    </section>
  );
}
