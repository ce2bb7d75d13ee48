import { mailingRoutes } from '@barspoon/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { Bone } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { t } from '../texts.ts';

const newsQuery = () => routeQuery(mailingRoutes.own, undefined);

/** Whether the member gets bulk mail. Implements BEYOND-103. */
export function NewsSwitch() {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(newsQuery());
  const { mutate } = useMutation({
    mutationFn: (subscribed: boolean) => call(mailingRoutes.setOwn, { body: { subscribed } }),
    onSuccess: (answer) => {
      client.setQueryData(newsQuery().queryKey, answer);
      toasts.success(t(answer.subscribed ? 'news.subscribed' : 'news.unsubscribed'));
    },
    onError: () => toasts.error(t('news.failed')),
  });
  if (isPending) return <Bone width="240px" height="44px" />;
  if (!data) return <Trouble level={3} title={t('news.loadFailed')} onRetry={refetch} />;
  return <Switch label={t('news.label')} checked={data.subscribed} onChange={mutate} />;
}
