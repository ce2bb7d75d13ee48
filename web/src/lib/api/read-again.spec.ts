import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readAgain } from './read-again.ts';

it('drops an answer that was asked for before, shows what was pressed, and reads again', async () => {
  const client = new QueryClient();
  const queryKey = ['marks'];
  const answers: ((saved: boolean) => void)[] = [];
  const queryFn = () => new Promise<boolean>((resolve) => answers.push(resolve));
  client.setQueryData(queryKey, false);
  const query = client.getQueryCache().find({ queryKey });
  void client.fetchQuery({ queryKey, queryFn }).catch(() => {});
  readAgain(client, queryKey, () => client.setQueryData(queryKey, true));
  answers[0]?.(false);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(queryKey)).toBe(true);
  expect(query?.state.isInvalidated).toBe(true);
});

it('asks for nothing where nothing was being read', () => {
  const client = new QueryClient();
  client.setQueryData(['marks'], false);
  readAgain(client, ['marks'], () => client.setQueryData(['marks'], true));
  expect(client.getQueryCache().find({ queryKey: ['marks'] })?.state).toMatchObject({
    data: true,
    isInvalidated: false,
  });
});
