/** How the site of the shared stack is called and whose it is. */
export const sharedSite = {
  SITE_NAME: 'The Test Bar',
  SITE_OPERATOR: 'Ada Coleman, London',
  SUPPORT_EMAIL: 'ada@example.com',
  SOCIAL_LINKS: 'https://www.instagram.com/thebar,https://www.youtube.com/thebar',
};
