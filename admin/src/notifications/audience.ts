import { adminMailRoutes, audienceSampleSize, type BulkMail, type OutputOf } from '@barspoon/contracts';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { ingredientName } from '../recipes/IngredientField.tsx';
import { counted } from '../ui/counted.ts';

/** Whom a bulk mail is for: all of some members, or those of them who like an ingredient. */
export interface MailAudience {
  of: BulkMail['audience'];
  /** The ingredient's slug; empty where it does not matter. */
  likes: string;
}
export const everybody: MailAudience = { of: 'everybody', likes: '' };

export const audienceNames: Record<MailAudience['of'], string> = {
  everybody: 'Everybody',
  subscribed: 'Subscribed members',
  'not-subscribed': 'Members without a subscription',
};

type Answer = OutputOf<typeof adminMailRoutes.audience>;
export type AudienceSize = Omit<Answer, 'nextCursor'> & {
  state: 'counting' | 'counted' | 'failed';
};

const nobodyYet: AudienceSize = { count: 0, unsubscribed: 0, suppressed: 0, sample: [], state: 'counting' };
const numbers = new Intl.NumberFormat('en');

const plus = (size: AudienceSize, piece: Answer): AudienceSize => ({
  count: size.count + piece.count,
  unsubscribed: size.unsubscribed + piece.unsubscribed,
  suppressed: size.suppressed + piece.suppressed,
  sample: [...size.sample, ...piece.sample].slice(0, audienceSampleSize),
  state: piece.nextCursor === null ? 'counted' : 'counting',
});

/** Counts an audience, piece by piece where it is counted so; another audience starts over, and so does `count`. */
export function useAudienceSize({ of, likes }: MailAudience): { size: AudienceSize; count: () => void } {
  const [size, setSize] = useState(nobodyYet);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is counted once more when it is asked for
  useEffect(() => {
    let isCurrent = true;
    const count = async () => {
      let sum = nobodyYet;
      setSize(sum);
      for (let cursor: string | undefined; isCurrent && sum.state === 'counting'; ) {
        const query = { ...(likes && { likes }), ...(cursor && { cursor }) };
        const piece = await call(adminMailRoutes.audience, { params: { audience: of }, query });
        sum = plus(sum, piece);
        cursor = piece.nextCursor ?? undefined;
        if (isCurrent) setSize(sum);
      }
    };
    count().catch(() => isCurrent && setSize((sum) => ({ ...sum, state: 'failed' })));
    return () => {
      isCurrent = false;
    };
  }, [of, likes, times]);
  return { size, count: () => setTimes(times + 1) };
}

/** “350 members now, without 4 unsubscribed and 2 suppressed” */
export function sizeText({ count, unsubscribed, suppressed, state }: AudienceSize): string {
  if (state === 'counting') return count === 0 ? 'Counting…' : `Counting… ${counted(count, 'member')} so far`;
  const left = Object.entries({ unsubscribed, suppressed }).filter(([, number]) => number > 0);
  const words = left.map(([why, number]) => `${numbers.format(number)} ${why}`).join(' and ');
  return `${counted(count, 'member')} now${words && `, without ${words}`}`;
}

/** “12 members who like gin”; “the members” while they are being counted. */
export function audienceText({ likes }: MailAudience, { count, state }: AudienceSize): string {
  const who = state === 'counted' ? counted(count, 'member') : 'the members';
  return likes
    ? `${who} who ${state === 'counted' && count === 1 ? 'likes' : 'like'} ${tasteOf(likes)}`
    : who;
}

/** “Everybody who likes gin”, “Subscribed members who like gin” */
export function audienceOfMail({ audience, likes }: Pick<BulkMail, 'audience' | 'likes'>): string {
  if (!likes) return audienceNames[audience];
  return `${audienceNames[audience]} who ${audience === 'everybody' ? 'likes' : 'like'} ${tasteOf(likes)}`;
}

const tasteOf = (slug: string) => ingredientName(slug).toLowerCase();
