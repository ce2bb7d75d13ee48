/** How a text is found: by its role and name, or by its description. */
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
  {
    ids: 'SOC-01, SOC-02, SOC-03',
    screen: 'the social feed',
    sees: {
      tab: ['Feed', 'Photos', 'Collections'],
      heading: ['Social Feed', 'Your Stats', 'Suggested Mixologists'],
      text: ['Followers', 'Following', 'Recipes', 'Collections', 'Follow'],
    },
  },
  {
    ids: 'SOC-05, SOC-10',
    screen: 'a social feed with everything in it',
    sees: {
      text: [
        'created a recipe',
        'liked a recipe',
        'created a collection',
        'followed a mixologist',
        'joined a challenge',
        'hosted a session',
        'Just now',
      ],
    },
  },
  {
    ids: 'SOC-02',
    screen: 'the social feed, empty',
    sees: { heading: ['No activity yet. Follow other mixologists to fill your feed.'] },
  },
  {
    ids: 'SOC-01',
    screen: 'the social feed, signed out',
    sees: { heading: ['Please sign in to continue.'], link: ['Sign In'] },
  },
  {
    ids: 'PHOTO-01',
    screen: 'the photos',
    sees: { heading: ['Photos'], button: ['Share Photo'], text: ['No photos yet.'] },
  },
  { ids: 'PHOTO-01', screen: 'sharing a photo', sees: { dialog: ['Share Photo'] } },
  {
    ids: 'PHOTO-04',
    screen: 'sharing a photo without any',
    sees: { toast: ['Please select a photo and recipe'] },
  },
  {
    ids: 'PHOTO-11',
    screen: 'a photo that is not uploaded',
    sees: { toast: ['Failed to upload photo'] },
  },
  {
    ids: 'PHOTO-09',
    screen: 'a photo that is shared at the second try',
    sees: { toast: ['Photo shared successfully!'] },
  },
  { ids: 'PHOTO-10', screen: 'photos that fail', sees: { toast: ['Failed to load photos'] } },
  { ids: 'PHOTO-12', screen: 'a like of a photo that fails', sees: { toast: ['Failed to update like'] } },
  { ids: 'SOC-13', screen: 'a social feed that fails', sees: { toast: ['Failed to load social feed'] } },
  {
    ids: 'SOC-11',
    screen: 'a member one follows',
    sees: { toast: ['User followed successfully'], text: ['Unfollow'] },
  },
  { ids: 'SOC-12', screen: 'a member one follows no more', sees: { toast: ['User unfollowed'] } },
  { ids: 'SOC-14', screen: 'a follow that fails', sees: { toast: ['Failed to follow user'] } },
  { ids: 'SOC-15', screen: 'an unfollow that fails', sees: { toast: ['Failed to unfollow user'] } },
  { ids: 'PROF-11', screen: 'Posts, empty', sees: { heading: ['No posts yet.'] } },
  { ids: 'PROF-13', screen: 'Favorites, empty', sees: { heading: ['No favorites yet.'] } },
  { ids: 'PROF-15', screen: 'Inventory, empty', sees: { heading: ['No inventory yet.'] } },
  { ids: 'RATE-07', screen: 'a recipe, to rate', sees: { button: ['Submit Rating'] } },
  { ids: 'RATE-08', screen: 'a recipe one has rated', sees: { button: ['Edit Rating'] } },
  {
    ids: 'RATE-12',
    screen: 'a rating that was sent',
    sees: { text: ['Rating submitted!', 'Thank you for your feedback on this recipe.'] },
  },
  {
    ids: 'RATE-04, CONTRA-24',
    screen: 'a rating of nobody',
    sees: { text: ['Authentication required', 'Please log in to submit a rating.'] },
  },
  {
    ids: 'RATE-05',
    screen: 'a rating without a criterion',
    sees: { text: ['Incomplete rating', 'Please rate all criteria before submitting.'] },
  },
  {
    ids: 'RATE-06',
    screen: 'a rating without a recommendation',
    sees: {
      text: ['Missing recommendation', 'Please indicate whether you would recommend this recipe.'],
    },
  },
  {
    ids: 'RATE-11',
    screen: 'a rating that fails',
    sees: { toast: ['Failed to submit rating. Please try again.'] },
  },
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
    ids: 'ACCESS-15, MENT-01, NAV-24',
    screen: 'the Mentorship Hub, signed out',
    sees: { heading: ['Mentorship Hub', 'Please sign in to continue.'], link: ['Sign In'] },
  },
  {
    ids: 'BEYOND-74',
    screen: 'the Mentorship Hub without access',
    sees: { heading: ['Your free trial has ended. Subscribe to continue.'] },
  },
  {
    ids: 'MENT-02, MENT-03, MENT-04, MENT-05',
    screen: 'the Mentorship Hub',
    sees: {
      heading: ['Mentorship Hub'],
      button: ['Edit Profile', 'Connect'],
      text: ['Mentor', 'Accepting Connections'],
      placeholder: ['Search mentors by name or expertise...'],
    },
  },
  {
    ids: 'MENT-02',
    screen: 'the Mentorship Hub of an admin',
    sees: { button: ['Admin Overview'] },
  },
  {
    ids: 'MENT-02, MENT-13',
    screen: 'a first mentorship profile',
    sees: {
      dialog: ['Create Profile'],
      text: [
        'Craft Cocktails',
        'Wine Service',
        'Beer Knowledge',
        'Bar Management',
        'Customer Service',
        'Recipe Development',
        'Presentation Skills',
        'Cost Control',
        'Team Leadership',
        'Event Bartending',
        'High Volume Service',
        'Molecular Mixology',
      ],
    },
  },
  {
    ids: 'MENT-03',
    screen: 'a mentee who is not available',
    sees: { text: ['Mentee', 'Not Available'] },
  },
  { ids: 'MENT-03', screen: 'somebody who is both', sees: { text: ['Both'] } },
  { ids: 'MENT-06', screen: 'no mentors', sees: { heading: ['No Mentors Found'] } },
  { ids: 'MENT-07', screen: 'a connection request', sees: { dialog: ['Connect with Ada Coleman'] } },
  { ids: 'MENT-17', screen: 'a saved mentorship profile', sees: { toast: ['Profile Updated'] } },
  { ids: 'MENT-18', screen: 'a sent connection request', sees: { toast: ['Connection Requested'] } },
  {
    ids: 'MENT-19',
    screen: 'mentors that could not be read',
    sees: { toast: ['Failed to load mentorship data'] },
  },
  {
    ids: 'MENT-20',
    screen: 'a mentorship profile that could not be saved',
    sees: { toast: ['Failed to save profile'] },
  },
  {
    ids: 'MENT-21',
    screen: 'a connection request that failed',
    sees: { toast: ['Failed to send connection request'] },
  },
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
  {
    ids: 'JOB-01, JOB-02, JOB-03, JOB-15',
    screen: 'the job board of an admin',
    sees: {
      heading: ['Industry Job Board'],
      placeholder: ['Search jobs, companies...'],
      text: ['All Locations', 'Remote', 'On-site', 'Hybrid'],
      button: ['Post New Job'],
    },
  },
  {
    ids: 'JOB-01, ACCESS-15, BEYOND-74',
    screen: 'the job board, signed out',
    sees: { text: ['Please sign in to continue.'], link: ['Sign In'] },
  },
  {
    ids: 'JOB-01, ACCESS-15, BEYOND-74',
    screen: 'the job board without access',
    sees: { text: ['Your free trial has ended. Subscribe to continue.'] },
  },
  {
    ids: 'JOB-06, JOB-07, JOB-08, BEYOND-73',
    screen: 'jobs of all kinds',
    sees: {
      text: ['+1 more', 'From $48,000', 'Up to $60,000', 'Competitive'],
      button: ['Your Posting', 'Applied'],
    },
  },
  { ids: 'JOB-09', screen: 'a job board without jobs', sees: { heading: ['No Jobs Found'] } },
  {
    ids: 'JOB-19',
    screen: 'a job board that could not be loaded',
    sees: { toast: ['Failed to load job postings'] },
  },
  {
    ids: 'JOB-10',
    screen: 'applying for a job',
    sees: {
      text: ['Cover Letter', 'Additional Notes (Optional)'],
      button: ['Submit Application'],
    },
  },
  { ids: 'JOB-13', screen: 'an application that was sent', sees: { toast: ['Application Submitted'] } },
  { ids: 'JOB-14', screen: 'an application that failed', sees: { toast: ['Failed to submit application'] } },
  {
    ids: 'JOB-11, CONTRA-34',
    screen: 'an application after the session has ended',
    sees: { toast: ['Authentication Required: Please sign in to apply for jobs'] },
  },
  { ids: 'JOB-17', screen: 'a job that was posted', sees: { toast: ['Job Posted'] } },
  {
    ids: 'JOB-18',
    screen: 'a job that could not be posted',
    sees: { toast: ['Failed to create job posting'] },
  },
  {
    ids: 'VBAR-01, VBAR-02',
    screen: 'the virtual bar',
    sees: {
      tab: ['Live Sessions', 'Schedule'],
      text: ['Live Streaming', 'Interactive Chat', 'Scheduled Sessions'],
    },
  },
  { ids: 'VBAR-05', screen: 'the virtual bar of a member', sees: { button: ['Schedule Session'] } },
  { ids: 'VBAR-05', screen: 'the dialog for a session', sees: { dialog: ['Schedule Session'] } },
  {
    ids: 'VBAR-04',
    screen: 'the virtual bar without sessions',
    sees: { heading: ['No live sessions right now.'] },
  },
  { ids: 'VBAR-06', screen: 'a live session', sees: { text: ['LIVE NOW', 'Join Live'] } },
  { ids: 'VBAR-07', screen: 'a session to come', sees: { text: ['Get Notified'] } },
  { ids: 'VBAR-08', screen: 'a session that is over', sees: { button: ['Ended'] } },
  {
    ids: 'BEYOND-81',
    screen: "a host's session that may begin",
    sees: { text: ['Start Session', 'Cancel Session'] },
  },
  { ids: 'BEYOND-81', screen: "a host's live session", sees: { text: ['End Session'] } },
  {
    ids: 'VBAR-03, BEYOND-83',
    screen: 'a month without sessions',
    sees: { heading: ['No sessions scheduled this month.'] },
  },
  {
    ids: 'VBAR-10',
    screen: 'a session without title or time',
    sees: { toast: ['Title and scheduled time are required'] },
  },
  {
    ids: 'VBAR-17',
    screen: 'a session that was scheduled',
    sees: { toast: ['Live session scheduled successfully'] },
  },
  {
    ids: 'VBAR-20',
    screen: 'a session that could not be scheduled',
    sees: { toast: ['Failed to schedule session'] },
  },
  {
    ids: 'VBAR-14',
    screen: 'joining a session, signed out',
    sees: { toast: ['Please sign in to join sessions'] },
  },
  { ids: 'VBAR-18', screen: 'a session that was joined', sees: { toast: ['Joined session successfully'] } },
  {
    ids: 'VBAR-21',
    screen: 'a session that could not be joined',
    sees: { toast: ['Failed to join session'] },
  },
  {
    ids: 'VBAR-19',
    screen: 'sessions that could not be loaded',
    sees: { toast: ['Failed to load live sessions'] },
  },
  {
    ids: 'NAV-22, PORT-01, PORT-02, PORT-03',
    screen: 'the Professional Toolkit',
    sees: {
      tab: ['Overview', 'Portfolio', 'Job Board', 'Mentorship'],
      heading: [
        'Professional Toolkit',
        'Portfolio Builder',
        'Job Board',
        'Mentorship',
        'Professional Community Stats',
      ],
      text: ['Active Portfolios', 'Open Positions', 'Active Mentors', 'Connections Made'],
    },
  },
  {
    ids: 'PORT-06',
    screen: 'a portfolio that is not there yet',
    sees: { heading: ['Create Your Professional Portfolio'], button: ['Build Portfolio'] },
  },
  {
    ids: 'PORT-08',
    screen: 'a public portfolio',
    sees: { text: ['Public'] },
  },
  { ids: 'PORT-08', screen: 'a private portfolio', sees: { text: ['Private'] } },
  { ids: 'PORT-07', screen: 'editing the portfolio', sees: { button: ['Save', 'Cancel'] } },
  { ids: 'PORT-17', screen: 'a saved portfolio', sees: { toast: ['Portfolio Updated'] } },
  {
    ids: 'PORT-18',
    screen: 'a portfolio that could not be loaded',
    sees: { toast: ['Failed to load portfolio data'] },
  },
  {
    ids: 'PORT-19',
    screen: 'a portfolio that could not be saved',
    sees: { toast: ['Failed to save portfolio'] },
  },
  {
    ids: 'PORT-20',
    screen: 'a portfolio without skills',
    sees: { heading: ['Professional Skills'], text: ['No skills added yet'], button: ['Add Skills'] },
  },
] as const satisfies readonly ExactTexts[];
