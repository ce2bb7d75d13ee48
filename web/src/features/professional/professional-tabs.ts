/** Implements PORT-01. */
export const professionalTabs = ['overview', 'portfolio', 'jobs', 'mentorship'] as const;
export type ProfessionalTab = (typeof professionalTabs)[number];
