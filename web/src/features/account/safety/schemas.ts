/** Loaded when a form is sent. */
export {
  factorChangeInput,
  passkeyNameInput,
  passwordChangeInput,
  personalTokenInput,
} from '@barspoon/contracts';
