import { useNavigate } from '@tanstack/react-router';
import { session } from '../../../lib/session/session.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';

/**
 * Whether somebody may act here. Guests are told why not and sent to subscribe. Implements COMM-22, ACCESS-18, CONTRA-05.
 */
export function useGuestGate() {
  const navigate = useNavigate();
  return (sentence?: string): boolean => {
    if (session.state().status !== 'visitor') return true;
    if (sentence) toasts.error(sentence);
    void navigate({ to: '/subscription' });
    return false;
  };
}
