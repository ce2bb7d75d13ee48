import { deadLetterRoutesOf } from '@barspoon/contracts';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { partsOfLetterId } from './dead-letter.ts';

const { failures } = deadLetterTexts;

/** Retrying and discarding one letter; both lead back to the list when it is gone. */
export function useLetterAct(id: string) {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const { service, ...params } = partsOfLetterId(id);
  const routes = deadLetterRoutesOf(service);

  const during = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const gone = (said: string) => {
    notify(said, { type: 'success' });
    redirect('list', 'dead-letters');
  };

  return {
    isBusy,
    retry: () =>
      during(async () => {
        const { outcome, error } = await orFail(failures.retry, () => call(routes.replay, { params }));
        if (outcome === 'handled') return gone('Event handled');
        notify(`It failed again: ${error}`, { type: 'error' });
        refresh();
      }),
    discard: (why: string) =>
      during(async () => {
        await orFail(failures.discard, () => call(routes.discard, { params, body: { why } }));
        gone('Dead letter discarded');
      }),
  };
}
