import type { Relation } from '@barspoon/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDistance } from '../api/distances.ts';
import { t } from '../texts.ts';

interface DistanceButtonsProps {
  member: { id: string; fullName: string };
  relation: Pick<Relation, 'blocked' | 'muted'>;
}

/** Mutes and blocks a member; blocking, which ends follows, asks before. */
export function DistanceButtons({ member, relation: { blocked, muted } }: DistanceButtonsProps) {
  const { mutate, isPending } = useDistance(member.id);
  const [asks, setAsks] = useState(false);
  const name = { name: member.fullName };
  return (
    <>
      <Button
        small
        look="quiet"
        busy={isPending}
        aria-label={t(muted ? 'distance.unmuteNamed' : 'distance.muteNamed', name)}
        onClick={() => mutate({ kind: 'mute', keep: !muted })}
      >
        {t(muted ? 'distance.unmute' : 'distance.mute')}
      </Button>
      <Button
        small
        look="quiet"
        busy={isPending}
        aria-label={t(blocked ? 'distance.unblockNamed' : 'distance.blockNamed', name)}
        onClick={() => (blocked ? mutate({ kind: 'block', keep: false }) : setAsks(true))}
      >
        {t(blocked ? 'distance.unblock' : 'distance.block')}
      </Button>
      {asks && (
        <ConfirmDialog
          question={t('distance.question', name)}
          confirmLabel={t('distance.block')}
          busy={isPending}
          onConfirm={() => mutate({ kind: 'block', keep: true }, { onSettled: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
