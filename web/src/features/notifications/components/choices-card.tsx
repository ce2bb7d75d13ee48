import { type MailWay, type NotificationChoice, notificationTopics } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Trouble } from '../../../ui/trouble.tsx';
import { choicesQuery, useChoose } from '../api/choices.ts';
import { t } from '../texts.ts';
import styles from './choices-card.module.css';
import { NewsSwitch } from './news-switch.tsx';

const TimesForm = lazy(() => import('./times-form.tsx'));
const PushDevices = lazy(() => import('./push-devices.tsx'));

/** What a member is notified of, and how. Implements BEYOND-102. */
export function ChoicesCard() {
  const { data, isPending, refetch } = useQuery(choicesQuery());
  return (
    <section className={styles.card} aria-labelledby="notifications">
      <h2 id="notifications">{t('choices.heading')}</h2>
      <p className={styles.lead}>{t('choices.lead')}</p>
      <NewsSwitch />
      <Suspense fallback={<Bone height="80px" />}>
        <PushDevices />
      </Suspense>
      <Suspense fallback={<Bone height="160px" />}>
        <TimesForm />
      </Suspense>
      {isPending && <Bone height="240px" />}
      {!data && !isPending && <Trouble level={3} title={t('choices.failed')} onRetry={refetch} />}
      {data &&
        notificationTopics.map((topic) => {
          const kinds = data.items.filter((item) => item.topic === topic);
          return (
            kinds.length > 0 && (
              <div key={topic}>
                <h3 className={styles.topic}>{t(`choices.topic.${topic}`)}</h3>
                {kinds.map((choice) => (
                  <Kind key={choice.kind} choice={choice} />
                ))}
              </div>
            )
          );
        })}
    </section>
  );
}

function Kind({ choice: { kind, label, inApp, push, mail, mailWays } }: { choice: NotificationChoice }) {
  const choose = useChoose();
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.ways}>
        {inApp !== null && (
          <Switch
            label={t('choices.inApp')}
            checked={inApp}
            onChange={(wanted) => choose({ kind, change: { inApp: wanted } })}
          />
        )}
        {push !== null && (
          <Switch
            label={t('choices.push')}
            checked={push}
            onChange={(wanted) => choose({ kind, change: { push: wanted } })}
          />
        )}
        <div className={styles.mail}>
          <SelectField
            label={t('choices.mail')}
            value={mail}
            options={mailWays.map((value) => ({ value, label: t(`choices.way.${value}`) }))}
            onChange={({ target }) => choose({ kind, change: { mail: target.value as MailWay } })}
          />
        </div>
      </div>
    </fieldset>
  );
}
