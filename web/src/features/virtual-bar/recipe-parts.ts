import type { ComponentType, ReactNode } from 'react';

/** How a recipe that is mixed together is shown; recipes are another feature's. */
export interface RecipeParts {
  AtStep: ComponentType<{ recipeId: string; step: number; children?: ReactNode }>;
  ShoppingList: ComponentType<{ recipeId: string }>;
}
