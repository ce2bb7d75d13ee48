import english from '../../locales/en/offline.json';
import { textsOf } from '../i18n.ts';
import type { WaitingChange } from './waiting-changes.ts';

export const tOffline = textsOf(english);

/** What somebody has done, in a few words: "Negroni ×2", "Limes ticked". */
export function changeText({ asked, name }: WaitingChange): string {
  if (asked.kind === 'favorite') return tOffline(asked.isSaved ? 'change.saved' : 'change.unsaved', { name });
  if (asked.kind === 'recipe') return tOffline(asked.before ? 'change.revised' : 'change.created', { name });
  if (asked.kind === 'item') return tOffline(asked.isThere ? 'change.put' : 'change.taken', { name });
  if (asked.kind === 'entry')
    return tOffline(`change.${asked.body.kind}`, {
      name,
      count: asked.body.kind === 'made' ? asked.body.servings : null,
    });
  const { body } = asked;
  if (body.kind === 'ticked') return tOffline(body.isTicked ? 'change.ticked' : 'change.unticked', { name });
  if (body.kind === 'removed') return tOffline('change.unlisted', { name });
  if (body.kind === 'written') return tOffline('change.written', { name });
  return tOffline(`change.${body.kind}`);
}
