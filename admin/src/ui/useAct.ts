import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { orFail } from '../data/failures.ts';

interface Words {
  done: string;
  failed: string;
}

/** Does something with a record, says what came of it and shows what is so now. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const run = async ({ done, failed }: Words, task: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await orFail(failed, task);
      notify(done, { type: 'success' });
      return true;
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { isBusy, run };
}
