/** Loaded when a form is sent. */
export {
  askForLinkInput,
  changeEmailInput,
  factorCodeInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
} from '@barspoon/contracts';
