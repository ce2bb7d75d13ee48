import { passwordRoutes } from '@barspoon/contracts';

/** Loaded when a form is sent. */
export const passwordInput = passwordRoutes.change.body;
