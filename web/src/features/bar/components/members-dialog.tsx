import { isProblem } from '@barspoon/browser';
import { type BarMember, type BarSummary, type InvitedRole, invitedRoles } from '@barspoon/contracts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { fieldErrorsIn } from '../../../lib/forms.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { barMembersQuery, useBarMemberAct, useInvite } from '../api/bar-members.ts';
import { t } from '../texts.ts';
import styles from './bars.module.css';

const roles = () => invitedRoles.map((value) => ({ value, label: t(`members.${value}`) }));

/** Who is at a bar; its owner invites, changes roles and hands it over. Implements BEYOND-201. */
export function MembersDialog({ bar, onClose }: { bar: BarSummary; onClose: () => void }) {
  const { data, isPending, refetch } = useQuery(barMembersQuery(bar.id));
  return (
    <Dialog title={t('members.heading', { name: bar.name })} onClose={onClose} stays>
      {isPending ? (
        <Bone width="100%" height="120px" />
      ) : data ? (
        <ul className={styles.bars}>
          {data.items.map((member) => (
            <MemberEntry key={member.memberId} bar={bar} member={member} onLeft={onClose} />
          ))}
        </ul>
      ) : (
        <Trouble level={3} title={t('members.loadFailed')} onRetry={refetch} />
      )}
      {bar.role === 'owner' && <Invite bar={bar} />}
    </Dialog>
  );
}

interface MemberEntryProps {
  bar: BarSummary;
  member: BarMember;
  onLeft: () => void;
}

function MemberEntry({ bar, member: { memberId, name, username, role }, onLeft }: MemberEntryProps) {
  const [asked, setAsked] = useState<'remove' | 'hand over' | null>(null);
  const act = useBarMemberAct(bar.id);
  const isSelf = useSession().memberId === memberId;
  const shown = name ?? t('members.unnamed');
  const question = asked === 'remove' ? (isSelf ? 'confirmLeave' : 'confirmRemove') : 'confirmHandOver';
  return (
    <li className={styles.bar}>
      <div>
        <h3 className={styles.name}>{isSelf ? t('members.you', { name: shown }) : shown}</h3>
        <p className={styles.facts}>
          {[username && `@${username}`, t(`members.${role}`)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {role !== 'owner' && (bar.role === 'owner' || isSelf) && (
        <fieldset className={styles.acts} aria-label={shown} disabled={act.isPending}>
          {bar.role === 'owner' && (
            <>
              <Button
                small
                onClick={() =>
                  act.mutate({ do: 'role', memberId, role: role === 'guest' ? 'bartender' : 'guest' })
                }
              >
                {t(role === 'guest' ? 'members.makeBartender' : 'members.makeGuest')}
              </Button>
              <Button small look="quiet" onClick={() => setAsked('hand over')}>
                {t('members.handOver')}
              </Button>
            </>
          )}
          <Button small look="quiet" onClick={() => setAsked('remove')}>
            {t(isSelf ? 'members.leave' : 'members.remove')}
          </Button>
        </fieldset>
      )}
      {asked && (
        <ConfirmDialog
          question={t(`members.${question}`, { name: shown, bar: bar.name })}
          confirmLabel={t(
            asked === 'hand over' ? 'members.handOver' : isSelf ? 'members.leave' : 'members.remove',
          )}
          busy={act.isPending}
          onConfirm={() =>
            act.mutate(
              { do: asked, memberId },
              {
                onSuccess: () => (asked === 'hand over' || isSelf) && onLeft(),
                onSettled: () => setAsked(null),
              },
            )
          }
          onClose={() => setAsked(null)}
        >
          <p>{t(asked === 'hand over' ? 'members.handOverText' : 'members.leaveText')}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Invite({ bar }: { bar: BarSummary }) {
  const [role, setRole] = useState<InvitedRole>('bartender');
  const [username, setUsername] = useState('');
  const invite = useInvite(bar.id);
  const act = useBarMemberAct(bar.id);
  const link = useInvite(bar.id);
  const byName = (event: FormEvent) => {
    event.preventDefault();
    const name = username.trim().replace(/^@/, '').toLowerCase();
    if (name) invite.mutate({ role, username: name }, { onSuccess: () => setUsername('') });
  };
  const wrong = isProblem(invite.error, 404)
    ? t('members.unknown')
    : (fieldErrorsIn(invite.error).username ?? undefined);
  return (
    <section className={styles.invite} aria-label={t('members.invite')}>
      <h3 className={styles.name}>{t('members.invite')}</h3>
      <SelectField
        label={t('members.as')}
        hint={t(`members.${role}Text`)}
        options={roles()}
        value={role}
        onChange={(event) => {
          setRole(event.target.value as InvitedRole);
          link.reset();
        }}
      />
      <form className={styles.form} noValidate onSubmit={byName}>
        <TextField
          label={t('members.username')}
          value={username}
          maxLength={40}
          autoCapitalize="none"
          error={wrong}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Button type="submit" busy={invite.isPending}>
          {t('members.send')}
        </Button>
      </form>
      {link.data ? (
        <InviteLink id={link.data.id} name={bar.name} />
      ) : (
        <Button busy={link.isPending} onClick={() => link.mutate({ role })}>
          {t('members.makeLink')}
        </Button>
      )}
      <Button
        small
        busy={act.isPending}
        onClick={() => act.mutate({ do: 'revoke' }, { onSuccess: link.reset })}
      >
        {t('members.revoke')}
      </Button>
    </section>
  );
}

function InviteLink({ id, name }: { id: string; name: string }) {
  const url = `${window.location.origin}/inventory?join=${id}`;
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  const share = () =>
    shareOrCopy({ title: name, url }).then(
      (shared) => shared === 'copied' && toasts.success(t('members.copied')),
      () => toasts.error(t('bars.failed')),
    );
  return (
    <div className={styles.link}>
      <img src={code} alt={t('members.code')} width={160} height={160} />
      <div>
        <p>{t('members.linkText')}</p>
        <Button look="primary" onClick={share}>
          {t('members.share')}
        </Button>
      </div>
    </div>
  );
}
