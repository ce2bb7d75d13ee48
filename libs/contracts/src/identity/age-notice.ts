/** The notice a member confirms by creating the account; raised when its text changes. Implements AUTH-09. */
export const ageNoticeVersion = 1;
