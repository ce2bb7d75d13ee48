import { type OutputOf, type OwnImportInput, ownImportRoutes, type Problem } from '@barspoon/contracts';
import { type Agent, eventually } from '@barspoon/testing';
import { expect } from 'vitest';

type Input = Partial<OwnImportInput> & Pick<OwnImportInput, 'text'>;
type Import = OutputOf<typeof ownImportRoutes.get>;
/** The end of an import, or the refusal to begin it. */
interface End {
  status: number;
  body: Partial<Import & Problem>;
}

const end = (member: Agent, { id }: Pick<Import, 'id'>): Promise<Import> =>
  eventually(async () => {
    const now = await member.call(ownImportRoutes.get, { params: { id } });
    expect(['applying', 'undoing']).not.toContain(now.state);
    return now;
  }, 60_000);

/** Undoes an import, and waits for what that did. */
export async function undoImport(member: Agent, id: string): Promise<NonNullable<Import['undone']>> {
  expect(await member.call(ownImportRoutes.undo, { params: { id } })).toMatchObject({ state: 'undoing' });
  const { state, problem, undone } = await end(member, { id });
  expect({ state, problem }).toEqual({ state: 'undone', problem: null });
  return undone as NonNullable<typeof undone>;
}

/** Begins an import, and waits for its end where it was begun. */
export async function sendImport(member: Agent, input: Input): Promise<End> {
  const begun: End = await member.send(ownImportRoutes.apply, { body: { existing: 'skip', ...input } });
  if (begun.status !== 202) return begun;
  return { status: 202, body: await end(member, begun.body as Import) };
}

/** Imports a file whole. */
export async function importFile(member: Agent, input: Input): Promise<Import> {
  const body = { existing: 'skip' as const, visibility: 'private' as const, ...input };
  const done = await end(member, await member.call(ownImportRoutes.apply, { body }));
  expect(done).toMatchObject({ state: 'done', problem: null });
  return done;
}
