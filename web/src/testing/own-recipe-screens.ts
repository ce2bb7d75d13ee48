import { ownRecipeRoutes } from '@barspoon/contracts';
import { screen, within } from '@testing-library/react';
import { exampleOf } from './fake-api.ts';
import { asMember } from './render-app.tsx';

/** A recipe of the member who is signed in by `asAuthor`. */
export const mine = exampleOf(ownRecipeRoutes.get);
export const asAuthor = () => asMember({ id: mine.userId as string });

/** The dialog that is open: the form of a recipe, or of an import. */
export const openDialog = async () => within(await screen.findByRole('dialog'));
export type OpenDialog = Awaited<ReturnType<typeof openDialog>>;

/** The ingredients of the form, a line each. */
export const itemsOf = (form: OpenDialog) =>
  form.getAllByLabelText(/^Ingredient of line/).map((input) => (input as HTMLInputElement).value);
