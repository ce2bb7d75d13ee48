import { ApiProblem } from '@barspoon/browser';
import { useState } from 'react';
import { openInNewTab } from '../../lib/new-tab.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { createCheckout } from './api/membership.ts';
import { t } from './texts.ts';

type CheckoutState = 'idle' | 'redirecting' | 'error';

/** The message for a failure: the server's sentence or, if there is none, the given text. */
export const sentenceOr = (error: unknown, words: string): string =>
  error instanceof ApiProblem && error.status !== 0 ? (error.detail ?? words) : words;

interface Checkout {
  /** The page to go back to afterward. */
  from?: string | undefined;
  /** Where the checkout opens: in this tab or a new one. */
  in?: 'this tab' | 'a new tab';
}

/**
 * Opens a checkout and goes to it. While it is being created and until the browser has left, the state is `redirecting`.
 * Implements SUB-05 to SUB-08, CONTRA-08.
 */
export function useCheckout({ from, in: place = 'this tab' }: Checkout) {
  const [state, setState] = useState<CheckoutState>('idle');
  const [key, setKey] = useState(newKey);
  const ask = async () => {
    const { url } = await createCheckout(from, key);
    if (!url) throw new ApiProblem({ status: 0, code: 'checkout.no_url', title: t('checkout.noUrl') });
    return url;
  };
  const launch = async () => {
    setState('redirecting');
    try {
      if (place === 'this tab') return window.location.assign(await ask());
      await openInNewTab(ask);
      setState('idle');
    } catch (error) {
      const words = error instanceof ApiProblem && error.code === 'checkout.no_url' ? 'noUrl' : 'failed';
      toasts.error(sentenceOr(error, t(`checkout.${words}`)));
      setState('error');
    }
    setKey(newKey());
  };
  return { state, launch };
}

/** Also on a phone in the same network, where without https `crypto.randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
