import { dataServices, deadLetterRoutesOf } from '@barspoon/contracts';
import type { GetListParams, GetOneParams } from 'react-admin';
import { call } from '../api/call.ts';
import { orFail } from '../data/failures.ts';
import { deadLetterTexts } from '../texts/dead-letters.ts';
import { type ListedLetter, letterId, partsOfLetterId } from './dead-letter.ts';

const { failures } = deadLetterTexts;
const shownPerService = 200;

async function lettersOf(service: string): Promise<ListedLetter[]> {
  const { items } = await call(deadLetterRoutesOf(service).list, { query: { limit: shownPerService } });
  return items.map((letter) => ({ ...letter, service, id: letterId(service, letter) }));
}

/**
 * The letters of one service or of all, newest first. A service that is down hides its own letters alone; which those
 * are is told in `meta.down`. When none answers the list has failed.
 */
async function lettersUnder(service: unknown): Promise<{ letters: ListedLetter[]; down: string[] }> {
  const asked = dataServices.filter((one) => !service || one === service);
  const answers = await Promise.allSettled(asked.map(lettersOf));
  const down = asked.filter((_, at) => answers[at]?.status === 'rejected');
  const [failed] = answers.filter((answer) => answer.status === 'rejected');
  if (failed && down.length === asked.length) throw failed.reason;
  const letters = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  return { letters: letters.sort((a, b) => b.deadLetteredAt.localeCompare(a.deadLetteredAt)), down };
}

export const deadLetterMethods = {
  async getList(_: string, { filter, pagination }: GetListParams) {
    const { letters, down } = await orFail(failures.load, () => lettersUnder(filter?.service));
    const { page, perPage } = pagination ?? { page: 1, perPage: letters.length };
    const data = letters.slice((page - 1) * perPage, page * perPage);
    return { data: data as never, total: letters.length, meta: { down } };
  },
  async getOne(_: string, { id }: GetOneParams) {
    const { service, ...params } = partsOfLetterId(String(id));
    const letter = await orFail(failures.load, () => call(deadLetterRoutesOf(service).show, { params }));
    return { data: { ...letter, service, id: String(id) } as never };
  },
};
