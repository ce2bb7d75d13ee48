import english from 'ra-language-english';
import { i18nProviderOf } from './i18n-provider.ts';
import { deadLetterTexts } from './texts/dead-letters.ts';
import { userTexts } from './texts/users.ts';

/** Fields whose label is not simply their name. */
const recipeFields = {
  alcoholic: 'Alcoholic',
  alternativeNames: 'Other names',
  createdAt: 'Created',
  image: 'Image URL',
  instructions: 'Steps',
  prepTimeMinutes: 'Prep time (minutes)',
  maxMinutes: 'Max minutes',
  q: 'Search',
  serves: 'Serves',
  spec: 'Ingredients',
  type: 'Type',
  updatedAt: 'Changed',
};

/** The console's own words over react-admin's. Implements the texts of ADM-USERS, ADM-REC, ADM-INV and BEYOND-95. */
const resources = {
  users: userTexts,
  audit: {
    name: 'Audit |||| Audit',
    fields: { at: 'When', actor: 'Who', action: 'What', subject: 'Target', details: 'Details' },
    empty: 'Nothing has been recorded yet.',
    page: { list: 'Audit' },
  },
  analytics: { name: 'Analytics |||| Analytics' },
  moderation: { name: 'Moderation |||| Moderation' },
  posts: {
    name: 'Post |||| Posts',
    fields: { author: 'Author', commentsCount: 'Comments', createdAt: 'Written', likesCount: 'Likes' },
    notifications: {
      deleted: 'Post deleted |||| %{smart_count} posts deleted',
      featured: 'Post updated',
    },
  },
  comments: {
    name: 'Comment |||| Comments',
    fields: { author: 'Author', createdAt: 'Written' },
    notifications: { deleted: 'Comment deleted |||| %{smart_count} comments deleted' },
  },
  photos: {
    name: 'Photo |||| Photos',
    fields: {
      imageUrl: 'Photo',
      member: 'Member',
      likesCount: 'Likes',
      createdAt: 'Shared',
    },
    notifications: { deleted: 'Photo deleted |||| %{smart_count} photos deleted' },
  },
  'contact-messages': {
    name: 'Contact message |||| Contact messages',
    fields: { handled: 'State', createdAt: 'Received' },
    empty: 'No messages yet.',
    page: { list: 'Contact messages', show: 'Message from %{recordRepresentation}' },
  },
  challenges: {
    name: 'Challenge |||| Challenges',
    fields: {
      startDate: 'Starts',
      endDate: 'Ends',
      currentParticipants: 'Participants',
      maxParticipants: 'Places',
      entryCount: 'Entries',
      prizeState: 'Prize',
      prizeDescription: 'What the winner gets',
      prizeDollars: 'Value in dollars',
      difficultyLevel: 'Difficulty',
      requiredIngredients: 'Required ingredients',
      specialRules: 'Special rules',
      sponsoredBy: 'Sponsor',
    },
    empty: 'No challenges yet.',
    invite: 'Announce the first one.',
    page: { create: 'New challenge', edit: 'Edit %{recordRepresentation}', list: 'Challenges' },
    notifications: {
      created: 'Challenge created',
      updated: 'Challenge updated |||| Challenges updated',
      deleted: 'Challenge deleted |||| %{smart_count} challenges deleted',
    },
  },
  points: { name: 'Points |||| Points', page: { show: 'Points ledger' } },
  ledger: {
    name: 'Entry |||| Entries',
    fields: {
      entry: 'No.',
      createdAt: 'When',
      activityType: 'What',
      relatedName: 'About',
      counterpartId: 'With',
      pointsAwarded: 'Points',
      from: 'From',
      until: 'Until',
    },
    empty: 'Nothing has been recorded yet.',
  },
  suspicions: {
    name: 'Suspicious gain |||| Suspicious gains',
    fields: {
      memberId: 'Member',
      week: 'Week',
      kind: 'Kind',
      reason: 'Why',
      others: 'With',
      state: 'State',
      foundAt: 'Found',
    },
    empty: 'Nothing looks farmed.',
    page: { list: 'Suspicious gains' },
  },
  achievements: {
    name: 'Achievement |||| Achievements',
    fields: { rule: 'Requirement', holders: 'Members who have it' },
    page: { list: 'Achievements', show: '%{recordRepresentation}' },
  },
  'job-postings': {
    name: 'Job posting |||| Job postings',
    fields: {
      jobTitle: 'Title',
      companyName: 'Company',
      postedByUserId: 'Posted by',
      isActive: 'State',
      closesOn: 'Closes',
      createdAt: 'Posted',
      q: 'Search',
    },
    empty: 'No job postings yet.',
    page: { list: 'Job postings' },
  },
  ratings: {
    name: 'Rating |||| Ratings',
    fields: {
      recipe: 'Recipe',
      recipeId: 'Recipe ID',
      overallRating: 'Stars',
      reviewText: 'Review',
      userId: 'Member',
      createdAt: 'Rated',
      only: 'Show',
    },
    empty: 'No ratings yet.',
    page: { list: 'Ratings' },
  },
  'live-sessions': {
    name: 'Live session |||| Live sessions',
    fields: {
      title: 'Title',
      hostId: 'Host',
      status: 'State',
      state: 'State',
      scheduledAt: 'Begins',
      participantCount: 'Places taken',
      waitingCount: 'Waiting',
      presentCount: 'In the room',
      reportedCount: 'Reported',
    },
    empty: 'No live sessions yet.',
    page: { list: 'Live sessions' },
  },
  mentors: {
    name: 'Mentorship |||| Mentorship',
    fields: {
      member: 'Member',
      mentorType: 'Type',
      experienceLevel: 'Level',
      createdAt: 'Joined',
      q: 'Search',
    },
    empty: 'No mentorship profiles yet.',
    page: { list: 'Mentorship' },
  },
  database: {
    name: 'Table |||| Database',
    fields: { table: 'Table', service: 'Service', rows: 'Rows', lastChangeAt: 'Last change' },
    page: { list: 'Database' },
  },
  settings: { name: 'Settings |||| Settings' },
  vocabulary: {
    name: 'Ingredient |||| Ingredients',
    fields: { abv: 'Strength', allergens: 'Allergens', substitutes: 'Substitutes' },
    notifications: { updated: 'Ingredient updated' },
    page: { edit: 'Edit %{recordRepresentation}', list: 'Vocabulary' },
  },
  'news-sources': {
    name: 'News source |||| News sources',
    fields: {
      url: 'Feed URL',
      state: 'State',
      readAt: 'Last read',
      nextReadAt: 'Next read',
      enabled: 'Shown',
    },
    page: { edit: 'Edit %{recordRepresentation}', list: 'News sources' },
    notifications: { updated: 'News source updated' },
  },
  notifications: { name: 'Notifications |||| Notifications' },
  'dead-letters': deadLetterTexts,
  recipes: {
    name: 'Recipe |||| Recipes',
    fields: recipeFields,
    empty: 'No recipes yet.',
    invite: 'Add the first one.',
    page: { create: 'New recipe', edit: 'Edit %{recordRepresentation}', list: 'Recipes' },
    notifications: {
      created: 'Recipe created',
      updated: 'Recipe updated |||| Recipes updated',
      deleted: 'Recipe deleted successfully |||| %{smart_count} recipes deleted successfully',
      featured: 'Feature status updated',
      photo: 'Photo uploaded. Save the recipe to publish it.',
    },
    import: { button: 'Import' },
  },
  inventory: {
    name: 'Item |||| Inventory',
    fields: {
      createdAt: 'Created',
      custom: 'Added by members',
      image: 'Image URL',
      ingredient: 'Ingredient',
      popular: 'Popular',
      q: 'Search',
      userId: 'Owner',
    },
    empty: 'No items yet.',
    invite: 'Add the first one.',
    page: { create: 'New item', edit: 'Edit %{recordRepresentation}', list: 'Inventory' },
    notifications: {
      created: 'Item created',
      updated: 'Item updated |||| Items updated',
      deleted: 'Item deleted |||| %{smart_count} items deleted',
    },
  },
};

const messages = {
  ...english,
  ra: {
    ...english.ra,
    action: { ...english.ra.action, add_filter: 'Filters', select_columns: 'Columns' },
    message: { ...english.ra.message, invalid_form: 'Please fix the highlighted fields.' },
    navigation: {
      ...english.ra.navigation,
      no_filtered_results: 'Nothing matches these filters.',
      no_results: 'Nothing here yet.',
    },
  },
  console: { undone: 'Change undone' },
  resources,
};

export const i18nProvider = i18nProviderOf(messages);
