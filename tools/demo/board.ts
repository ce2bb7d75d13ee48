import type { ApplicationStatus, PortfolioInput, PostingInput } from '@barspoon/contracts';

/** A posting of the demo office; its closing day is the given number of days from now. */
export type Job = Omit<PostingInput, 'closesOn'> & { closesInDays: number | null };

const job = (
  [jobTitle, companyName]: readonly [string, string],
  [locationCity, locationState, locationCountry]: readonly [string, string | null, string],
  [salaryMin, salaryMax, currency]: readonly [number | null, number | null, PostingInput['currency']],
  rest: Pick<
    PostingInput,
    'jobType' | 'workLocation' | 'experienceLevel' | 'requiredSkills' | 'preferredSkills' | 'jobDescription'
  > & { closesInDays: number | null },
): Job => ({
  jobTitle,
  companyName,
  locationCity,
  locationState,
  locationCountry,
  currency,
  salaryMin: salaryMin === null ? null : salaryMin * 100,
  salaryMax: salaryMax === null ? null : salaryMax * 100,
  applicationEmail: null,
  applicationInstructions: 'Name one drink you would put on our list, and one you would take off.',
  ...rest,
});

/** Fictional bars. The last one stands first on the board. */
export const jobs: readonly Job[] = [
  job(['Barback', 'The Copper Coil'], ['Chicago', 'IL', 'United States'], [34_000, 40_000, 'USD'], {
    jobType: 'full_time',
    workLocation: 'on_site',
    experienceLevel: 'entry',
    closesInDays: 21,
    jobDescription:
      'Keep a 60-seat bar cold, clean and stocked, and learn the build of every drink on the list. Four nights a week, tips pooled by the hour.',
    requiredSkills: ['Inventory management', 'Speed and accuracy'],
    preferredSkills: ['Batching', 'Garnish work'],
  }),
  job(['Head Bartender', 'Nightjar & Thyme'], ['London', null, 'United Kingdom'], [38_000, 46_000, 'GBP'], {
    jobType: 'full_time',
    workLocation: 'on_site',
    experienceLevel: 'senior',
    closesInDays: 35,
    jobDescription:
      'Lead a team of seven and two menus a year. You write the specs, train the shifts and answer for the pour cost.',
    requiredSkills: ['Menu development', 'Team leadership', 'Cost control', 'Classic cocktails'],
    preferredSkills: ['Fermentation', 'Sensory tasting'],
  }),
  job(['Weekend Bartender', 'Balcony Nine'], ['Berlin', null, 'Germany'], [16, 19, 'EUR'], {
    jobType: 'part_time',
    workLocation: 'on_site',
    experienceLevel: 'mid',
    closesInDays: null,
    jobDescription:
      'Friday and Saturday, 6 pm to 2 am, on a rooftop with one well and a long line. Pay is by the hour.',
    requiredSkills: ['High-volume service', 'Free pouring'],
    preferredSkills: ['Zero-proof cocktails', 'German'],
  }),
  job(
    ['Beverage Director', 'Harbor Lights Group'],
    ['Miami', 'FL', 'United States'],
    [95_000, 120_000, 'USD'],
    {
      jobType: 'full_time',
      workLocation: 'hybrid',
      experienceLevel: 'executive',
      closesInDays: 49,
      jobDescription:
        'Four bars, one cellar, one budget. You set the program, choose the suppliers and bring up the next head bartenders.',
      requiredSkills: ['Supplier negotiation', 'Cost control', 'Team leadership', 'Wine'],
      preferredSkills: ['Opening a bar', 'Spanish'],
    },
  ),
  job(['Recipe Developer', 'Six on the Dot Vermouth'], ['Turin', null, 'Italy'], [null, 4_000, 'EUR'], {
    jobType: 'contract',
    workLocation: 'remote',
    experienceLevel: 'mid',
    closesInDays: 14,
    jobDescription:
      'Twelve aperitivo serves for a small vermouth house, with costed specs and a short story for each. Three months, from your own bar.',
    requiredSkills: ['Original recipes', 'Cost control', 'Vermouth and amari'],
    preferredSkills: ['Sensory tasting'],
  }),
  job(['Event Bartender', 'Tin & Tent Catering'], ['Austin', 'TX', 'United States'], [null, null, 'USD'], {
    jobType: 'freelance',
    workLocation: 'on_site',
    experienceLevel: 'entry',
    closesInDays: null,
    jobDescription:
      'Weddings and festivals for 80 to 600 guests. We bring the ice and the van; you bring a clean shirt and quick hands.',
    requiredSkills: ['Event service', 'Batching'],
    preferredSkills: ['Driver’s license'],
  }),
  job(['Bar Apprentice', 'Clear Ice Works'], ['Osaka', null, 'Japan'], [null, null, 'USD'], {
    jobType: 'internship',
    workLocation: 'on_site',
    experienceLevel: 'entry',
    closesInDays: 10,
    jobDescription:
      'Six months with a carver of ice and a counter of eight seats. Half of the day is practice, half is service.',
    requiredSkills: ['Guest relations', 'Responsible service of alcohol'],
    preferredSkills: ['Ice carving', 'Japanese'],
  }),
  job(['Bar Manager', 'The Second Cousin'], ['Guadalajara', 'Jalisco', 'Mexico'], [420_000, null, 'MXN'], {
    jobType: 'full_time',
    workLocation: 'on_site',
    experienceLevel: 'senior',
    closesInDays: 28,
    jobDescription:
      'Run a neighborhood agave bar from its opening day: hiring, schedules, stock, and a list that never has fewer than 30 mezcals.',
    requiredSkills: ['Agave spirits', 'Staff scheduling', 'Inventory management'],
    preferredSkills: ['Opening a bar', 'English'],
  }),
];

/** Who of the cast applies for which of the postings. */
export const applications: readonly {
  job: number;
  applicant: number;
  coverLetter: string;
  status: ApplicationStatus;
}[] = [
  {
    job: 1,
    applicant: 0,
    status: 'reviewed',
    coverLetter:
      'Six years behind a bar of 50 seats, the last two of them with the keys. I would take off the espresso drink and put on a gin sour with sea buckthorn.',
  },
  {
    job: 1,
    applicant: 2,
    status: 'submitted',
    coverLetter: 'I live ten minutes away, I write specs in grams, and my foam holds until the bill comes.',
  },
  {
    job: 2,
    applicant: 1,
    status: 'accepted',
    coverLetter: 'Nine kinds of mint grow on my balcony. I would bring all of them, every Friday.',
  },
  {
    job: 4,
    applicant: 0,
    status: 'declined',
    coverLetter: 'Vermouth is half of what I stir. Twelve serves in three months are four too few.',
  },
];

/** What the office and an applicant write to each other, in turns. */
export const trialTalk: readonly string[] = [
  'Thank you for your letter. Could you come by for a trial shift on Thursday, from six to ten?',
  'With pleasure. Do you want me to bring the sea buckthorn?',
  'Bring it. We have the gin, the sours are yours from eight on.',
  'Then I will be there at half past five to set up the well.',
  'Perfect. Ask for the office at the back door.',
];

/** What a mentee and their mentor write to each other, in turns. */
export const menuTalk: readonly string[] = [
  'Here is where I stand: eleven drinks, and four syrups instead of three. The cinnamon one is in a single drink.',
  'Then it is the drink that has to go, not the syrup that has to stay. What does it do that no other one does?',
  'It is the only hot one.',
  'Good reason. Make it with the demerara you have and toast the cinnamon over the glass.',
];

type Words = Omit<PortfolioInput, 'portfolioUrl' | 'resumeUrl' | 'linkedinUrl'>;

/** Of the first members of the cast. */
export const portfolios: readonly Words[] = [
  {
    portfolioTitle: 'Stirred drinks, steady hands',
    professionalSummary:
      'Six years in hotel bars, from the ice well to the keys. I write short menus that a new colleague can pour after one week.',
    yearsExperience: 6,
    currentPosition: 'Senior Bartender',
    currentEmployer: 'The Long Corridor',
    availabilityStatus: 'open_to_opportunities',
    hourlyRate: 3_800,
    isPublic: true,
    preferredWorkType: ['on_site', 'full_time'],
  },
  {
    portfolioTitle: 'Herbs, highballs and a fast well',
    professionalSummary:
      'Rooftops and gardens, three hundred covers a night, everything picked that morning.',
    yearsExperience: 4,
    currentPosition: 'Bartender',
    currentEmployer: 'Hinterhof',
    availabilityStatus: 'available',
    hourlyRate: 2_400,
    isPublic: true,
    preferredWorkType: ['part_time', 'contract'],
  },
  {
    portfolioTitle: 'Foam, measured',
    professionalSummary: null,
    yearsExperience: 3,
    currentPosition: null,
    currentEmployer: null,
    availabilityStatus: 'not_available',
    hourlyRate: 0,
    isPublic: false,
    preferredWorkType: ['hybrid'],
  },
];
