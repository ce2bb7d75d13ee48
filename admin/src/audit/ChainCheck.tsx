import { auditRoutesOf } from '@barspoon/contracts';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { WordedButton } from '../ui/WordedButton.tsx';
import { serviceIn } from './audit-methods.ts';
import { serviceWords } from './audit-words.ts';

/** Looks whether the chain of the shown service is as it was written, and says so. Implements security 51. */
export function ChainCheck() {
  const { filterValues } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const service = serviceIn(filterValues);
  const name = serviceWords(service);
  const check = async () => {
    setBusy(true);
    try {
      const found = await orFail('Failed to check the audit', () => call(auditRoutesOf(service).verify, {}));
      if (found.intact)
        notify(`The audit of ${name} is intact: ${found.lines} ${found.lines === 1 ? 'line' : 'lines'}`, {
          type: 'success',
        });
      else
        notify(`The audit of ${name} is NOT intact: line ${found.brokenAt} ${found.reason}`, {
          type: 'error',
          autoHideDuration: null,
        });
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <WordedButton label="Check" icon={<VerifiedIcon />} disabled={isBusy} onClick={() => void check()} />
  );
}
