import type { MemberSession } from '@barspoon/contracts';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, distanceText, momentText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import styles from './account-page.module.css';
import { sessionsQuery, useSessionEnding } from './api/sessions.ts';
import { t } from './texts.ts';

const mobile = / on (Android|iOS|HarmonyOS|KaiOS)$/;

/** Where the member is signed in. */
export function SessionsCard() {
  const { data, isPending, refetch } = useQuery(sessionsQuery());
  const { one, others } = useSessionEnding();
  const [asking, setAsking] = useState(false);
  return (
    <section className={classes(styles.card, styles.wide)} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions.heading')}</h2>
      <p>{t('sessions.lead')}</p>
      {isPending && <Bone height="132px" />}
      {!data && !isPending && <Trouble level={3} title={t('sessions.loadFailed')} onRetry={refetch} />}
      {data && (
        <ul className={styles.list}>
          {data.items.map((item) => (
            <SessionItem
              key={item.id}
              session={item}
              busy={one.isPending && one.variables.id === item.id}
              onEnd={(device) => one.mutate({ id: item.id, device })}
            />
          ))}
        </ul>
      )}
      {data && data.items.length > 1 && (
        <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>
      )}
      {asking && (
        <ConfirmDialog
          question={t('sessions.endOthersQuestion')}
          confirmLabel={t('sessions.end')}
          busy={others.isPending}
          onConfirm={() => others.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface SessionItemProps {
  session: MemberSession;
  busy: boolean;
  onEnd: (device: string) => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { address, openedAt, lastUsedAt, current } = session;
  const device = session.device || t('sessions.unknown');
  const distance = distanceText(lastUsedAt, Date.now());
  const Glyph = mobile.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.item}>
      <span className={styles.glyph} aria-hidden="true">
        <Glyph size={22} />
      </span>
      <div>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('sessions.current')}</span>}
        </p>
        <p className={styles.facts}>
          <time dateTime={lastUsedAt} title={momentText(new Date(lastUsedAt))}>
            {t('sessions.used', { distance })}
          </time>
          {` · ${address} · ${t('sessions.opened', { day: dayText(openedAt) })}`}
        </p>
      </div>
      {!current && (
        <Button
          small
          busy={busy}
          aria-label={t('sessions.endNamed', { device, distance })}
          onClick={() => onEnd(device)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
