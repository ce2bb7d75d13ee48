import { type Room, slowModes } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { usePace, useUnban } from '../api/room-acts.ts';
import { bansQuery } from '../api/room-queries.ts';
import { t } from '../texts.ts';
import styles from './room.module.css';

interface RoomModerationProps {
  sessionId: string;
  slowModeSeconds: Room['slowModeSeconds'];
}

/** How the host and admins keep a room pleasant. Implements BEYOND-84. */
export function RoomModeration({ sessionId, slowModeSeconds }: RoomModerationProps) {
  const pace = usePace(sessionId);
  const unban = useUnban(sessionId);
  const bans = useQuery(bansQuery(sessionId)).data?.items ?? [];
  return (
    <section aria-label={t('moderation')} className={styles.part}>
      <h2>{t('moderation')}</h2>
      <SelectField
        label={t('slowMode')}
        hint={t('slowModeHint')}
        value={String(pace.isPending ? pace.variables : slowModeSeconds)}
        options={slowModes.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('slowModeOff') : t('slowModeSeconds', { count: seconds }),
        }))}
        onChange={({ target }) => pace.mutate(Number(target.value) as Room['slowModeSeconds'])}
      />
      {bans.length > 0 && (
        <>
          <h3>{t('bannedList')}</h3>
          <ul className={styles.people}>
            {bans.map(({ memberId, member }) => {
              const name = member?.fullName ?? t('someone');
              return (
                <li key={memberId}>
                  <span className={styles.person}>{name}</span>
                  <Button
                    small
                    busy={unban.isPending && unban.variables === memberId}
                    aria-label={t('unbanNamed', { name })}
                    onClick={() => unban.mutate(memberId)}
                  >
                    {t('unban')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
