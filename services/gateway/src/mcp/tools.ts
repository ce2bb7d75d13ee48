import { barTools } from './bar-tools.ts';
import { askBartender } from './bartender-tool.ts';
import { recipeTools } from './recipe-tools.ts';
import type { Tool } from './tool.ts';

/** What programs may do for a member. Implements BEYOND-286. */
export const tools: readonly Tool[] = [...recipeTools, ...barTools, askBartender];
