/** Loaded when a form is sent. */
export { factorChangeInput, passwordChangeInput } from '@barspoon/contracts';
