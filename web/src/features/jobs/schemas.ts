/** Loaded when a form is sent. */
export { postingInput } from '@barspoon/contracts';
