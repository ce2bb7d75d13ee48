import type { TokenScope } from '@barspoon/contracts';
import { myBar } from './bar-tools.ts';
import { readRecipe } from './recipe-tools.ts';
import { isOpenTo, type ReadingTool } from './tool.ts';

const bar = {
  uri: 'barspoon://bar',
  name: 'bar',
  title: 'My bar',
  description: 'What stands on the bar the member has chosen, and which bars they have.',
  mimeType: 'text/plain',
};
const recipe = {
  uriTemplate: 'barspoon://recipes/{id}',
  name: 'recipe',
  title: 'A recipe',
  description: 'One recipe as it is written, by its id or the last part of its address.',
  mimeType: 'text/plain',
};
const recipeUri = /^barspoon:\/\/recipes\/([^/]+)$/;

/** What programs may put before their model without asking for it. Implements BEYOND-289. */
export const resourcesFor = (scopes: readonly TokenScope[]) => (isOpenTo(scopes, myBar) ? [bar] : []);
export const templatesFor = (scopes: readonly TokenScope[]) => (isOpenTo(scopes, readRecipe) ? [recipe] : []);

/** The tool that reads a resource, and what to ask it; undefined where there is none. */
export function readingOf(uri: string): { tool: ReadingTool; given: Record<string, unknown> } | undefined {
  if (uri === bar.uri) return { tool: myBar, given: {} };
  const id = recipeUri.exec(uri)?.[1];
  return id === undefined ? undefined : { tool: readRecipe, given: { id } };
}
