import { sentenceOf } from '@barspoon/browser';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { t as ui } from '../../../ui/texts.ts';
import { barInviteQuery, useAcceptInvite } from '../api/bar-members.ts';
import { t } from '../texts.ts';

/** An invitation that was followed: what it is to, and whether to accept it. Implements BEYOND-201. */
export function JoinDialog({ invite, onClose }: { invite: string; onClose: () => void }) {
  const { data, error } = useQuery(barInviteQuery(invite));
  const accept = useAcceptInvite(invite);
  const join = () => accept.mutate(undefined, { onSuccess: onClose });
  return (
    <Dialog title={t('join.heading')} onClose={onClose}>
      {data ? (
        <p>
          {data.isIn
            ? t('join.isIn', { bar: data.barName })
            : t('join.text', {
                owner: data.ownerName ?? t('members.unnamed'),
                bar: data.barName,
                role: t(`members.${data.role}`).toLowerCase(),
              })}
        </p>
      ) : error ? (
        <p role="alert">{sentenceOf(error, t('join.failed'))}</p>
      ) : (
        <Bone width="100%" height="48px" />
      )}
      <DialogActions>
        <Button onClick={onClose}>{ui(data && !data.isIn ? 'cancel' : 'close')}</Button>
        {data && (
          <Button look="primary" busy={accept.isPending} onClick={join}>
            {t(data.isIn ? 'bars.choose' : 'join.accept')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
