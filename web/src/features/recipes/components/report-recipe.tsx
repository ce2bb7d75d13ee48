import { moderationRoutes, type Recipe } from '@barspoon/contracts';
import { IconFlag } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { lazily } from '../../../lib/lazily.ts';
import { session } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { tLate } from '../late-texts.ts';

const ReportDialog = lazily(() => import('../../../ui/report-dialog.tsx'), 'ReportDialog');

/** Reports another member's recipe to the moderators. Implements BEYOND-97. */
export function ReportRecipe({ recipe }: { recipe: Recipe }) {
  const { memberId } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (recipe.visibility !== 'public' || !recipe.userId || recipe.userId === memberId) return null;
  const open = () =>
    session.state().status === 'visitor' ? toasts.error(tLate('report.signIn')) : setOpen(true);
  return (
    <>
      <Button onClick={open}>
        <IconFlag size={20} aria-hidden="true" />
        {tLate('report.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            title={tLate('report.title')}
            signIn={tLate('report.signIn')}
            report={(body) => call(moderationRoutes.reportRecipe, { params: { id: recipe.id }, body })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
