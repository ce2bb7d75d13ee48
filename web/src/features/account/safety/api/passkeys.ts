import { sentenceOf } from '@barspoon/browser';
import { gaveUp, isKnownDevice, makePasskey } from '@barspoon/browser/passkeys';
import { type Passkey, passkeyRoutes } from '@barspoon/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api/call.ts';
import { toasts } from '../../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';
import { useFactorChanged } from './second-factor.ts';

/** Makes a passkey on this device, or wherever the browser finds a place for it. */
export function usePasskeyAdding(onCodes: (codes: readonly string[]) => void) {
  const changed = useFactorChanged();
  return useMutation({
    mutationFn: async () => {
      const passkey = await makePasskey(await call(passkeyRoutes.begin, undefined));
      return call(passkeyRoutes.add, { body: { passkey } });
    },
    onSuccess: ({ passkey, recoveryCodes }) => {
      changed();
      if (recoveryCodes.length > 0) onCodes(recoveryCodes);
      toasts.success(
        recoveryCodes.length > 0 ? t('passkeys.firstAdded') : t('passkeys.added', { name: passkey.name }),
      );
    },
    onError: (error: unknown) => {
      if (isKnownDevice(error)) toasts.error(t('passkeys.known'));
      else if (!gaveUp(error)) toasts.error(sentenceOf(error, t('passkeys.addFailed')));
    },
  });
}

export function usePasskeyRemoving() {
  const changed = useFactorChanged();
  return useMutation({
    mutationFn: ({ id }: Passkey) => call(passkeyRoutes.remove, { params: { id } }),
    onSuccess: (_, { name }) => toasts.success(t('passkeys.removed', { name })),
    onError: (error: unknown) => toasts.error(sentenceOf(error, t('passkeys.removeFailed'))),
    onSettled: changed,
  });
}
