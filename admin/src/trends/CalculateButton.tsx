import { adminTrendRoutes } from '@barspoon/contracts';
import CalculateIcon from '@mui/icons-material/Refresh';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { WordedButton } from '../ui/WordedButton.tsx';

/** Does now what is done every ten minutes. */
export function CalculateButton() {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const calculate = async () => {
    setBusy(true);
    try {
      const { counted } = await call(adminTrendRoutes.calculate, {});
      notify(counted === 1 ? '1 new act counted' : `${counted} new acts counted`, { type: 'success' });
      refresh();
    } catch {
      notify("The trends couldn't be calculated", { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return <WordedButton label="Calculate now" icon={<CalculateIcon />} disabled={busy} onClick={calculate} />;
}
