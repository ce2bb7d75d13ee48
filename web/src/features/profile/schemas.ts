/** Loaded when a form is sent. */
export { avatarAddressInput, profileInput } from '@barspoon/contracts';
