import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmEmailCard } from './confirm-email-card.tsx';
import { ForgotCard } from './forgot-card.tsx';
import type { LinkPlace } from './link-places.ts';
import { LinkTrouble } from './link-trouble.tsx';
import { NewPasswordCard } from './new-password-card.tsx';

/** The page that a link in a mail opens. The secret after the `#` is removed from the address bar and the history immediately. */
export function LinkPage({ place }: { place: LinkPlace }) {
  const { hash, href } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash);
  useEffect(() => {
    if (hash) void navigate({ href: href.slice(0, href.indexOf('#')), replace: true });
  }, [hash, href, navigate]);

  if (place === 'forgot') return <ForgotCard />;
  const isWhole = /^[\w-]{36}\.[\w-]{43}$/.test(token);
  if (!isWhole)
    return <LinkTrouble error={null} newLink={place === 'new-password'} onRetry={() => undefined} />;
  if (place === 'new-password') return <NewPasswordCard token={token} />;
  return <ConfirmEmailCard token={token} isNew={place === 'new-email'} />;
}
