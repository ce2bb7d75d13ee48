import { type PushDevice, pushRoutes } from '@barspoon/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { routeQuery } from '../../../lib/api/queries.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { browserName } from '../browser-name.ts';
import { t } from '../texts.ts';

export const devicesQuery = () => routeQuery(pushRoutes.devices, undefined);

/** Whether this browser can be pushed to at all. */
export const canBePushedTo = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator;

class PermissionRefused extends Error {}

const subscriptionKey = ['push-subscription'];

/** How this browser is subscribed, by the address its push service gave it; null when it is not. */
export const useOwnEndpoint = () =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: async () => (await (await worker())?.pushManager.getSubscription())?.endpoint ?? null,
    enabled: canBePushedTo(),
  });

const worker = () => navigator.serviceWorker.getRegistration();

/** Subscribes this browser, or takes it back. Implements BEYOND-102. */
export function usePushHere(publicKey: string | null) {
  const client = useQueryClient();
  const onSettled = () => {
    for (const queryKey of [subscriptionKey, devicesQuery().queryKey])
      void client.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: async (own: PushDevice | undefined) => {
      if (own) {
        await call(pushRoutes.remove, { params: { id: own.id } });
        await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
        return;
      }
      if ((await Notification.requestPermission()) !== 'granted') throw new PermissionRefused();
      const { pushManager } = await navigator.serviceWorker.ready;
      // One made with another key of the site is of no use.
      await (await pushManager.getSubscription())?.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      const { endpoint = '', keys } = (await pushManager.subscribe(options)).toJSON();
      const { p256dh = '', auth = '' } = keys ?? {};
      await call(pushRoutes.add, { body: { endpoint, keys: { p256dh, auth }, name: browserName() } });
    },
    onSuccess: (_, own) => toasts.success(t(own ? 'push.off' : 'push.on')),
    onError: (error) => toasts.error(t(error instanceof PermissionRefused ? 'push.denied' : 'push.failed')),
    onSettled,
  });
}

export function useForgetDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(pushRoutes.remove, { params: { id } }),
    onSuccess: () => toasts.success(t('push.off')),
    onError: () => toasts.error(t('push.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
  });
}
