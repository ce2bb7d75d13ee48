import { type AdminMember, adminMemberRoutes, warningReasons } from '@barspoon/contracts';
import WarnIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import { useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { session } from '../session/session.ts';
import { ReasonChoiceDialog } from '../ui/ReasonChoiceDialog.tsx';
import { WordedButton } from '../ui/WordedButton.tsx';
import { useMemberAct } from './useMemberAct.ts';

/** Tells the member at hand to keep to the rules. Its id is made once, so that a repeat is none. Implements BEYOND-97. */
export function WarnMember() {
  const member = useRecordContext<AdminMember>();
  const { identity } = useGetIdentity();
  const [warningId, setWarningId] = useState<string | null>(null);
  const { isBusy, run } = useMemberAct('warn');
  if (!member || !identity || member.id === identity.id) return null;
  if (!session.mayActOn(member, adminMemberRoutes.warn.access)) return null;
  return (
    <>
      <WordedButton label="Warn" icon={<WarnIcon />} onClick={() => setWarningId(crypto.randomUUID())} />
      {warningId && (
        <ReasonChoiceDialog
          reasons={warningReasons}
          told="The member reads this sentence."
          title={`Warn ${member.fullName}`}
          says="They are notified. The warning stays in their history for moderators."
          act="Warn"
          isBusy={isBusy}
          onGive={(body) =>
            void run(member.id, warningId, body).then((isDone) => isDone && setWarningId(null))
          }
          onClose={() => setWarningId(null)}
        />
      )}
    </>
  );
}
