/** Loaded when a form is sent. */
export { ownRecipeInput } from '@barspoon/contracts';
