import type { PushDevice } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { canBePushedTo, devicesQuery, useForgetDevice, useOwnEndpoint, usePushHere } from '../api/push.ts';
import { t } from '../texts.ts';
import styles from './choices-card.module.css';

/** On which devices a member is notified while they are not on the site. Implements BEYOND-102. */
export default function PushDevices() {
  const { data, isPending, refetch } = useQuery(devicesQuery());
  const endpoint = useOwnEndpoint().data;
  const push = usePushHere(data?.publicKey ?? null);
  if (isPending) return <Bone height="80px" />;
  if (!data) return <Trouble level={3} title={t('push.loadFailed')} onRetry={refetch} />;
  if (data.publicKey === null && data.items.length === 0) return null;
  const own = data.items.find((device) => device.endpoint === endpoint);
  return (
    <section aria-labelledby="push" className={styles.push}>
      <h3 id="push" className={styles.topic}>
        {t('push.heading')}
      </h3>
      {canBePushedTo() ? (
        <Switch
          label={t('push.here')}
          checked={own !== undefined}
          onChange={() => {
            if (!push.isPending) push.mutate(own);
          }}
        />
      ) : (
        <p className={styles.note}>{t('push.unsupported')}</p>
      )}
      {data.items.length > 0 && (
        <ul className={styles.devices} aria-label={t('push.devices')}>
          {data.items.map((device) => (
            <Device key={device.id} device={device} isOwn={device === own} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Device({ device: { id, name, createdAt }, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const forget = useForgetDevice();
  return (
    <li>
      <span>
        {name} {isOwn && <Chip>{t('push.this')}</Chip>}
      </span>
      <span className={styles.since}>{t('push.since', { day: dayText(createdAt, true) })}</span>
      {!isOwn && (
        <Button
          small
          busy={forget.isPending}
          aria-label={t('push.removeNamed', { name })}
          onClick={() => forget.mutate(id)}
        >
          {t('push.remove')}
        </Button>
      )}
    </li>
  );
}
