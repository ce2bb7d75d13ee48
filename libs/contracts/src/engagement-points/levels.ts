/** The three levels and the points each begins at. Implements LEVEL-02, LEVEL-05. */
export const levels = [
  { key: 'aspiring_shaker', name: 'Aspiring Shaker', minPoints: 0 },
  { key: 'creative_stirrer', name: 'Creative Stirrer', minPoints: 500 },
  { key: 'master_mixologist', name: 'Master Mixologist', minPoints: 1500 },
] as const;

/** Labels of activity types; any other reads "Activity". Implements PROF-08, BEYOND-62. */
export const activityLabels: Readonly<Record<string, string>> = {
  recipe_saved: 'Saved a recipe',
  recipe_liked: 'Liked a post',
  comment_made: 'Made a comment',
  user_followed: 'Followed a user',
  inventory_added: 'Added to inventory',
  challenge_completed: 'Completed a challenge',
};
