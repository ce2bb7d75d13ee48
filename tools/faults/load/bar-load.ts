import { askForAll, type LoadInput } from './asking.ts';

/** Who puts what on their bar. */
export interface BarPlan {
  events: number;
  members: { id: string; token: string }[];
  items: string[];
}

/** The items of a plan in the order they are asked for: members take turns. */
const planBars = ({ events, members, items }: BarPlan) =>
  Array.from({ length: Math.min(events, members.length * items.length) }, (_, at) => {
    const member = members[at % members.length] as BarPlan['members'][number];
    return { ...member, item: items[Math.floor(at / members.length)] as string };
  });

const input = JSON.parse(process.argv[2] ?? '{}') as BarPlan & LoadInput;
const wishes = planBars(input).map(({ id, token, item }) => ({
  ...{ key: `${id}/${item}`, method: 'PUT' as const, path: `/api/v1/inventory/bar/${item}` },
  headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'fetch' },
}));
await askForAll(wishes, input);
