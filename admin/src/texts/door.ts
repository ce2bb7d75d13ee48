/** What is said outside the console, to whom it is not open. Apart from the rest, which is fetched for admins only. */
export const gateTexts = {
  accessDenied: {
    title: 'Access Denied',
    text: "Sorry, you don't have permission to access the admin panel.",
    signIn: 'Sign in',
    profile: 'Your profile',
    back: 'Back to the site',
  },
  factorDue: {
    title: 'Set up two-step sign-in',
    text: 'The console is open to staff who sign in with a second step. Set yours up on your account page, then come back.',
    setUp: 'Set it up',
    again: 'I have set it up',
  },
  unreachable: {
    title: 'No answer',
    text: "The server isn't responding. Nothing is lost. Try again in a moment.",
    again: 'Try again',
  },
  opening: 'Opening the console',
} as const;
