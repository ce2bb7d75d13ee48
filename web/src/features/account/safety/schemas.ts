/** Loaded when a form is sent. */
export { passwordChangeInput } from '@barspoon/contracts';
