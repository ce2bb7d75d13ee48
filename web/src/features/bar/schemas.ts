/** Loaded when a form is sent. */
export { barItemInputSchema } from '@barspoon/contracts';
