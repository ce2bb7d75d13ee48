/** Loaded when a form is sent. */
export { signInInput, signUpInput } from '@barspoon/contracts';
