import { type OwnImportInput, ownImportRoutes } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import { expect } from 'vitest';

type Input = Partial<OwnImportInput> & Pick<OwnImportInput, 'text'>;

/** Begins an import, and waits for its end where it was begun. */
export async function sendImport(member: Agent, input: Input) {
  const begun = await member.send(ownImportRoutes.apply, { body: { existing: 'skip', ...input } });
  if (begun.status !== 202) return begun;
  const params = { id: begun.body.id };
  return eventually(async () => {
    const now = await member.send(ownImportRoutes.get, { params });
    expect(now.body.state).not.toBe('applying');
    return now;
  }, 60_000);
}

/** Imports a file whole. */
export async function importFile(member: Agent, input: Input) {
  const { body } = await sendImport(member, input);
  expect(body).toMatchObject({ state: 'done', problem: null });
  return body;
}
