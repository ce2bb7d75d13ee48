/** Loaded when a form is sent. */
export { factorChangeInput, passwordChangeInput, personalTokenInput } from '@barspoon/contracts';
