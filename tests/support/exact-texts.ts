/** Exact texts of docs/requirements.md that the server says, with the occasion on which it does. */
export const exactTexts = [
  { ids: 'PROF-21', occasion: 'the level of a new member', says: 'Aspiring Shaker' },
  { ids: 'BEYOND-07', occasion: 'signing in while suspended', says: 'Your account has been suspended.' },
  { ids: 'BEYOND-16', occasion: "another member's username", says: 'Username is already taken' },
  { ids: 'PROF-30', occasion: 'a photo that is no picture', says: 'Please select an image file' },
  {
    ids: 'PROF-31, CONTRA-22',
    occasion: 'a photo of 5 MB',
    says: 'File size must be less than 5MB',
  },
  {
    ids: 'PROF-32',
    occasion: 'a photo from no address of the web',
    says: 'Please enter a valid image URL.',
  },
  {
    ids: 'SUB-08',
    occasion: 'a checkout for which the provider names no page',
    says: 'Could not launch checkout. Please try again.',
  },
  {
    ids: 'SUB-03, BEYOND-22',
    occasion: 'a checkout of a subscriber',
    says: 'You are already subscribed.',
  },
] as const;
