import { DomainError, InvalidInputError } from '@barspoon/platform';

export const otherRecipe = () =>
  new DomainError(
    'conflict',
    'sessions.other_recipe',
    'This session is at another recipe now. Look at the room again.',
  );
export const recipeGone = () =>
  new DomainError(
    'conflict',
    'sessions.recipe_gone',
    'This recipe is not available any more. Choose another one.',
  );
export const noSuchStep = (steps: number) =>
  new InvalidInputError([{ path: 'body.step', message: `This recipe has ${steps} steps` }]);
