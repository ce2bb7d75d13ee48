import type { Posting } from '@barspoon/contracts';
import { Suspense, useState } from 'react';
import { lazily } from '../../../lib/lazily.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from '../texts.ts';

const ApplyDialog = lazily(() => import('./apply-dialog.tsx'), 'ApplyDialog');

/** Implements JOB-08, BEYOND-73. */
export function ApplyButton({ posting }: { posting: Posting }) {
  const [applies, setApplies] = useState(false);
  if (posting.isOwn) return <Button disabled>{t('yourPosting')}</Button>;
  if (posting.hasApplied) return <Button disabled>{t('applied')}</Button>;
  if (!posting.isActive) return null;
  return (
    <>
      <Button
        look="primary"
        onClick={() => setApplies(true)}
        aria-label={`${t('apply')}: ${posting.jobTitle}`}
      >
        {t('apply')}
      </Button>
      {applies && (
        <Suspense>
          <ApplyDialog posting={posting} onClose={() => setApplies(false)} />
        </Suspense>
      )}
    </>
  );
}
