/** Loaded when a form is sent. */
export { askForLinkInput, resetPasswordInput, signInInput, signUpInput } from '@barspoon/contracts';
