interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments?: { name: string; description: string; required: boolean }[];
  text(given: Readonly<Record<string, string>>): string;
}

/** What members often ask, for their programs to offer. Implements BEYOND-289. */
export const prompts: readonly Prompt[] = [
  {
    name: 'tonight',
    title: 'What can I make tonight?',
    description: 'Three drinks your bar makes now, and one bottle that would open the door to more.',
    arguments: [
      { name: 'mood', description: 'What you feel like, such as "short and bitter".', required: false },
    ],
    text: ({ mood }) =>
      `What can I make tonight with what is on my bar?${mood ? ` I feel like this: ${mood}.` : ''} Suggest three drinks that differ from each other, say in one line what each is like, and give me the recipe of the one I choose. If I lack one thing for something better, say which.`,
  },
  {
    name: 'for_guests',
    title: 'Drinks for guests',
    description: 'A short menu for so many people, with one drink without alcohol, and what to buy.',
    arguments: [{ name: 'guests', description: 'How many come.', required: true }],
    text: ({ guests = 'a few' }) =>
      `I have ${guests} guests. Put together a menu of three drinks from the recipes of the site, one of them without alcohol, that use what is on my bar as far as possible. Ask about allergies first. Then list what I have to buy for all of us, and offer to put it on my shopping list.`,
  },
  {
    name: 'use_up',
    title: 'Use it up',
    description: 'What to make of a bottle or fruit that has to go.',
    arguments: [
      {
        name: 'ingredient',
        description: 'What has to go, such as "half a bottle of Campari".',
        required: true,
      },
    ],
    text: ({ ingredient = 'something' }) =>
      `I want to use up ${ingredient}. Find recipes with it, those my bar makes first, and say for each how much of it they take. If little else on my bar goes with it, say what can stand in.`,
  },
];
