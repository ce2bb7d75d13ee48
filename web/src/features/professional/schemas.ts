/** Loaded when a form is sent. */
export { portfolioInput } from '@barspoon/contracts';
