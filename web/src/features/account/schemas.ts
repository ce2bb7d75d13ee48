/** Loaded when a form is sent. */
export {
  askForLinkInput,
  changeEmailInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from '@barspoon/contracts';
