import { postRoutes } from '@barspoon/contracts';
import { call } from '../../../lib/api/call.ts';
import { shareOrCopy } from '../../../lib/share.ts';
import { siteName } from '../../../lib/site.ts';
import { toasts } from '../../../ui/toasts/toasts.ts';
import { t } from '../texts.ts';

const families = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const browserFamily = (): string =>
  families.find(([, pattern]) => pattern.test(navigator.userAgent))?.[0] ?? 'Other';

/** Implements COMM-44 to COMM-48, BEYOND-53. */
export async function sharePost(id: string): Promise<void> {
  const url = `${window.location.origin}/community/post/${id}`;
  try {
    const how = await shareOrCopy({ title: t('share.title', { product: siteName() }), url });
    if (how === 'cancelled') return;
    toasts.success(t(how === 'shared' ? 'share.shared' : 'share.copied'));
  } catch {
    toasts.error(t('share.failed'));
    return;
  }
  // A share that could not be recorded is a share all the same.
  await call(postRoutes.share, { params: { id }, body: { platform: browserFamily() } }).catch(() => {});
}
