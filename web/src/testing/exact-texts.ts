/** How a text is found: by its role and name, or as what is told besides. */
export type Sight =
  | 'button'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'placeholder'
  | 'tab'
  | 'text'
  | 'toast';

interface ExactTexts {
  /** As docs/requirements.md counts them. */
  ids: string;
  /** Where the texts stand; the test knows the way there. */
  screen: string;
  sees: Partial<Record<Sight, readonly string[]>>;
  /** Where the words come from when it is not the catalogue: the written pages, or the server's answer. */
  from?: 'written' | 'server';
}

/** Every exact text that docs/requirements.md gives for what members and visitors see, with its place. */
export const exactTexts = [
  {
    ids: 'NAV-30, NAV-32',
    screen: 'the header of a visitor',
    sees: { link: ['Home', 'Recipes', 'Contact', 'Subscribe', 'Login'] },
  },
  {
    ids: 'NAV-33, NAV-34, NAV-35, NAV-37',
    screen: 'the header of a member',
    sees: {
      link: ['Home', 'AI Bartender', 'Recipes', 'Discover', 'Social', 'Professional', 'Contact'],
      button: ['Community', 'Profile', 'Logout'],
    },
  },
  { ids: 'NAV-35', screen: "a member's Profile menu", sees: { menuitem: ['My Bar'] } },
  {
    ids: 'NAV-26',
    screen: 'an unknown address',
    sees: { heading: ['Oops! Page not found'], link: ['Return to Home'] },
  },
  { ids: 'NAV-27', screen: 'a page that is still loading', sees: { text: ['Loading page...'] } },
  {
    ids: 'NAV-20',
    screen: 'the page that explains levels',
    sees: { heading: ['Levels & Badges Explained'] },
    from: 'written',
  },
  {
    ids: 'HOME-01, HOME-02, HOME-10, HOME-11, BEYOND-46',
    screen: 'Home',
    sees: {
      link: ['Chat with AI Bartender', 'Browse Recipes'],
      text: ['Over 10,000 cocktail recipes', 'Over 1M cocktails mixed'],
      heading: ['Featured Cocktails', 'Join Our Community', 'Home Enthusiasts', 'Professional Bartenders'],
    },
  },
  { ids: 'HOME-03', screen: 'Home, a moment later', sees: { text: ['42 active users'] } },
  {
    ids: 'AUTH-01, AUTH-02, BEYOND-10',
    screen: 'the sign-in card',
    sees: { button: ['Sign In', 'Create Account', 'Continue with Google'], link: ['Forgot password?'] },
  },
  {
    ids: 'AUTH-01, AUTH-09, BEYOND-08',
    screen: 'the sign-in card, creating an account',
    sees: {
      button: ['Create Account'],
      text: ['You must be 21 or older. By creating an account you confirm that you are.'],
    },
  },
  { ids: 'AUTH-08', screen: 'two passwords that differ', sees: { text: ['Passwords do not match'] } },
  { ids: 'AUTH-12', screen: 'having signed in', sees: { toast: ['Welcome back!'] } },
  { ids: 'AUTH-13', screen: 'a sign-in that failed without a reason', sees: { toast: ['Login failed'] } },
  {
    ids: 'BEYOND-07',
    screen: 'a sign-in of somebody suspended',
    sees: { toast: ['Your account has been suspended.'] },
  },
  {
    ids: 'AUTH-14, BEYOND-09',
    screen: 'having created an account',
    sees: { toast: ['Account created successfully! Please check your email to verify your account.'] },
  },
  {
    ids: 'AUTH-15',
    screen: 'an account that could not be created',
    sees: { toast: ['Registration failed'] },
  },
  {
    ids: 'AUTH-17, BEYOND-11',
    screen: 'a sign-in by Google that failed',
    sees: { toast: ['Google sign-in failed'] },
  },
  { ids: 'AUTH-18, AUTH-19', screen: 'having logged out', sees: { toast: ['Logged out successfully'] } },
  { ids: 'AUTH-20', screen: 'a logout that failed', sees: { toast: ['Logout failed'] } },
  { ids: 'ACCESS-09', screen: 'the gate while it decides', sees: { text: ['Loading...'] } },
  {
    ids: 'ACCESS-14, CONTRA-02',
    screen: "the console's door, before a member",
    sees: {
      heading: ['Access Denied'],
      text: ["Sorry, you don't have permission to access the admin panel."],
    },
  },
  {
    ids: 'PROF-02, PROF-03',
    screen: 'the profile',
    sees: {
      tab: ['Overview', 'Posts', 'Favorites', 'Inventory', 'Reviews', 'Achievements'],
      link: ['Edit Profile', 'Change Photo'],
    },
  },
  { ids: 'PROF-21', screen: 'the profile', sees: { text: ['Aspiring Shaker'] }, from: 'server' },
  {
    ids: 'PROF-08, BEYOND-62',
    screen: 'the activities of a member who has done everything',
    sees: {
      text: [
        'Saved a recipe',
        'Liked a post',
        'Made a comment',
        'Followed a user',
        'Added to inventory',
        'Completed a challenge',
        'Activity',
      ],
    },
  },
  { ids: 'PROF-11', screen: 'Posts, empty', sees: { heading: ['No posts yet.'] } },
  { ids: 'PROF-13', screen: 'Favorites, empty', sees: { heading: ['No favorites yet.'] } },
  { ids: 'PROF-15', screen: 'Inventory, empty', sees: { heading: ['No inventory yet.'] } },
  { ids: 'PROF-17', screen: 'Reviews, empty', sees: { heading: ['No reviews yet.'] } },
  {
    ids: 'PROF-19',
    screen: 'Achievements, empty',
    sees: { heading: ['No achievements yet. Complete activities to unlock achievements!'] },
  },
  {
    ids: 'PROF-22, CONTRA-26',
    screen: 'editing the profile, signed out',
    sees: { text: ['Please log in to edit your profile.'] },
  },
  {
    ids: 'PROF-24, PROF-25, BEYOND-20',
    screen: 'editing the profile',
    sees: {
      placeholder: ['Tell us about your mixology journey...'],
      button: ['Cancel', 'Restart onboarding'],
    },
  },
  { ids: 'PROF-26', screen: 'a profile being saved', sees: { button: ['Saving...'] } },
  { ids: 'PROF-27', screen: 'a saved profile', sees: { toast: ['Profile updated successfully!'] } },
  {
    ids: 'PROF-28',
    screen: 'a profile that could not be saved',
    sees: { toast: ['Failed to update profile'] },
  },
  {
    ids: 'PROF-30',
    screen: 'an avatar that is no picture',
    sees: { toast: ['Please select an image file'] },
  },
  {
    ids: 'PROF-31, CONTRA-22',
    screen: 'an avatar of 5 MB',
    sees: { toast: ['File size must be less than 5MB'] },
  },
  {
    ids: 'PROF-32',
    screen: 'an avatar from no address of the web',
    sees: { toast: ['Please enter a valid image URL.'] },
  },
  { ids: 'PROF-34', screen: 'an uploaded avatar', sees: { toast: ['Avatar updated successfully!'] } },
  { ids: 'PROF-35', screen: 'an avatar from the web', sees: { toast: ['Avatar URL updated!'] } },
  {
    ids: 'ONB-04, ONB-05',
    screen: 'onboarding, step 1',
    sees: { dialog: ['Step 1 of 4'], button: ['Next'] },
  },
  {
    ids: 'ONB-04, ONB-05, ONB-09',
    screen: 'onboarding, step 2',
    sees: {
      dialog: ['Step 2 of 4'],
      button: ['Back', 'Next'],
      text: ['Beginner', 'Intermediate', 'Advanced', 'Professional'],
    },
  },
  {
    ids: 'ONB-04, ONB-10',
    screen: 'onboarding, step 3',
    sees: {
      dialog: ['Step 3 of 4'],
      text: [
        'Classic Cocktails',
        'Modern Mixology',
        'Wine Cocktails',
        'Beer Cocktails',
        'Non-Alcoholic',
        'Tiki Drinks',
        'Whiskey Cocktails',
        'Gin Cocktails',
        'Seasonal Drinks',
        'Party Planning',
        'Garnish Techniques',
        'Bar Tools',
      ],
    },
  },
  {
    ids: 'ONB-04, ONB-05, ONB-11',
    screen: 'onboarding, step 4',
    sees: {
      dialog: ['Step 4 of 4'],
      button: ['Complete'],
      text: [
        'Build my home bar',
        'Entertain guests',
        'Learn techniques',
        'Discover recipes',
        'Join the community',
      ],
    },
  },
  {
    ids: 'ONB-13',
    screen: 'a completed onboarding',
    sees: { toast: ["Welcome aboard!: Your profile has been set up. Let's start mixing!"] },
  },
  {
    ids: 'ONB-14',
    screen: 'an onboarding that could not be saved',
    sees: { toast: ['Error: Failed to save your preferences. Please try again.'] },
  },
  {
    ids: 'SUB-01, SUB-02, CONTRA-06, CONTRA-39',
    screen: 'the subscription page',
    sees: { text: ['$9.99', 'per month', 'with a 2-day free trial'], button: ['Subscribe Now'] },
  },
  {
    ids: 'SUB-03, ACCESS-21',
    screen: 'the subscription page of a subscriber',
    sees: { heading: ['You are already subscribed.'], link: ['Manage Subscription'] },
  },
  {
    ids: 'SUB-04',
    screen: 'the subscription page, signed out',
    sees: { link: ['Please log in to subscribe.'] },
  },
  {
    ids: 'SUB-08',
    screen: 'a checkout without a page to go to',
    sees: { toast: ['Could not launch checkout. Please try again.'] },
  },
  {
    ids: 'SUB-08',
    screen: 'a checkout that failed without a reason',
    sees: { toast: ['An error occurred'] },
  },
  {
    ids: 'SUB-10, SUB-11, SUB-13, BEYOND-24',
    screen: "a subscriber's status box",
    sees: { text: ['Premium'], button: ['Refresh', 'Manage Subscription'] },
  },
  { ids: 'SUB-12', screen: 'a status box that knows nothing', sees: { text: ['Could not fetch'] } },
  {
    ids: 'STATIC-01',
    screen: 'the page about us',
    sees: {
      text: ['An AI-powered bartender chat', 'A global recipe community', 'Cigar pairing guides'],
    },
    from: 'written',
  },
  {
    ids: 'STATIC-02, CONTRA-07',
    screen: 'the terms',
    sees: {
      text: [
        'You must be of legal drinking age in your jurisdiction',
        '21 or older',
        'the higher of the two applies',
      ],
    },
    from: 'written',
  },
] as const satisfies readonly ExactTexts[];
