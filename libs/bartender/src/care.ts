/** When a bartender puts the bottle down. The first that fits is said. */
export interface Care {
  pattern: RegExp;
  text: readonly string[];
  /** From here on nothing with alcohol is served in this conversation. */
  dry: boolean;
  /** Offers drinks without alcohol. */
  offers: boolean;
  links: readonly { label: string; to: string }[];
}

const help = { label: 'People who listen', to: '/responsible-drinking' };
const facts = { label: 'Responsible Drinking', to: '/responsible-drinking' };
const health = { label: 'Health Disclaimers', to: '/health-disclaimers' };

export const cares: readonly Care[] = [
  {
    pattern:
      /\b(?:unconscious|wont wake|cant wake|not waking|passed out|alcohol poisoning|isnt breathing|not breathing|breathing slowly|barely breathing|seizure|turning blue|lips are blue|choking on vomit|overdos\w*)\b/,
    text: [
      'This is an emergency, and it comes before everything else. Call 112 in Europe and from most mobile phones, 911 in the United States, Canada and Mexico, 999 in the United Kingdom, 000 in Australia, 111 in New Zealand.',
      'Lay them on their side, keep them warm, stay with them, and do not let them sleep it off.',
    ],
    ...{ dry: true, offers: false, links: [help] },
  },
  {
    pattern:
      /\b(?:suicid\w*|kill myself|end(?:ing)? my life|want to die|dont want to live|self harm|hurt myself|drink myself to death|no reason to live)\b/,
    text: [
      'I am a program that knows about drinks, and this matters more than any drink. Please talk to somebody now: in the United States call or text 988, in the United Kingdom and Ireland call 116 123, elsewhere your emergency number.',
      'The page below has people who listen in many countries. Is there somebody near you who could sit with you tonight?',
    ],
    ...{ dry: true, offers: false, links: [help] },
  },
  {
    pattern:
      /\b(?:spike|roofie|drug) (?:a|her|his|their|someones?|somebodys?|the)\b|\b(?:get|getting) (?:her|him|them|someone|somebody|a girl|my date) (?:drunk|wasted|hammered|blackout)|\bwithout (?:her|him|them) (?:noticing|knowing|tasting)|\bhide the (?:taste of )?(?:alcohol|vodka|booze)|\b(?:cant|doesnt|wont) taste the (?:alcohol|vodka|booze)\b.*\b(?:her|him|them)\b/,
    text: [
      'I will not help with that. What somebody drinks is theirs to know and to decide, and slipping alcohol or anything else into a drink is a crime.',
    ],
    ...{ dry: false, offers: false, links: [facts] },
  },
  {
    pattern:
      /\b(?:home ?distill\w*|distill(?:ing)?\b.*\b(?:my own|at home|kitchen|myself)|distill(?:ing)? (?:alcohol|moonshine|spirits)|moonshine (?:still|at home)|make (?:my own )?(?:moonshine|vodka at home)|build a still)\b/,
    text: [
      'Distilling at home is against the law in most places and can blind or burn you, so I leave that alone. Infusing a spirit you bought is legal nearly everywhere, and more fun.',
    ],
    ...{ dry: false, offers: false, links: [facts] },
  },
  {
    pattern:
      /\bi ?(?:am|m) (?:only |just |almost |nearly )?(?:a )?(?:[0-9]|1[0-9]|20|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: years?(?: old)?| yo| y o|$| and\b| so\b| ,)(?! minutes?| people)|\b(?:under ?age|underaged|a minor|not old enough|too young|under (?:18|21|eighteen|twenty one)|teenagers?|high school|my homework|in (?:\d+th|\w+) grade|fake id)\b|\bfor (?:my )?(?:teenaged? |young |little )?(?:kids?|children|son|daughter|child|toddler|\d{1,2} year olds?|teens?|baby|little (?:brother|sister)|nephew|niece|grandson|granddaughter)\b|\b(?:kids?|childrens?) (?:party|birthday|drink|drinks|cocktail|cocktails)\b|\bmy (?:\d{1,2}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen) ?(?:years?|yr) old\b|\bbaby shower\b/,
    text: [
      'Nothing with alcohol for anybody who is not of age: on this site that is 21 or older, and I keep to it. What I can do is mix something that looks and tastes every bit as grown up, without any alcohol.',
    ],
    ...{ dry: true, offers: true, links: [facts] },
  },
  {
    pattern:
      /\b(?:pregnan\w*|expecting (?:a baby|a child|twins)|im expecting$|trying (?:for a baby|to conceive|to get pregnant)|breast ?feed\w*|nursing a baby|im nursing|trimester)\b/,
    text: [
      'Then nothing with alcohol: no amount is known to be safe for the child. Questions about your health belong to your midwife or doctor; the good drinks without alcohol I can do.',
    ],
    ...{ dry: true, offers: true, links: [facts, health] },
  },
  {
    pattern:
      /\b(?:antibiotics?|medication|medications|medicines?|meds|painkillers|(?:took|take|taking|on) an? painkiller|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|antidepress\w*|ssri|xanax|valium|benzo\w*|sleeping pills?|opioids?|oxycod\w*|antihistamines?|metronidazole|metformin|insulin|blood thinners?|warfarin|ritalin|adderall|prescription|prozac|zoloft|lithium|viagra|disulfiram|antabuse|accutane|chemo\w*)\b/,
    text: [
      'Alcohol and medicine can be dangerous together, and which ones is nothing a bartender may judge. Read the leaflet or ask a pharmacist, and until then have something without alcohol.',
    ],
    ...{ dry: true, offers: true, links: [facts, health] },
  },
  {
    pattern:
      /\b(?:liver (?:disease|failure|problems?|cirrhosis)|cirrhosis|pancreatitis|epilep\w*|hepatitis|heart (?:disease|condition|problems?)|my doctor (?:said|says|told)|dialysis)\b/,
    text: [
      'That is a question for your doctor, and until they have answered it I would leave the alcohol out. There is plenty to drink without it.',
    ],
    ...{ dry: true, offers: true, links: [health] },
  },
  {
    pattern:
      /\b(?:in recovery|recovering (?:alcoholic|addict)|im (?:an )?alcoholic|i am an alcoholic|alcoholics anonymous|\d+ (?:days?|months?|years?) sober|months sober|been sober|staying sober|getting sober|sober for|quit drinking|quitting drinking|stopped drinking|gave up (?:drinking|alcohol)|giving up (?:drinking|alcohol)|relaps\w*|in detox|rehab|withdrawals?|cravings? for alcohol|addict\w*)\b/,
    text: [
      'Good that you said it. From here on I leave alcohol out of everything, bitters and zero-point-something included.',
      'If it gets hard: the page below has people who listen. And if you have drunk a lot every day, do not stop from one day to the next on your own: a doctor can make it safe.',
    ],
    ...{ dry: true, offers: true, links: [help] },
  },
  {
    pattern:
      /\b(?:drink(?:ing)? too much|drank too much|drink(?:ing)? problem|problem with (?:alcohol|drinking)|can(?:not|t) stop drinking|drink every (?:day|night)|drinking every (?:day|night)|drunk every (?:day|night)|drink alone|drinking alone|drink less|cut(?:ting)? (?:down|back)|drink to (?:sleep|forget|cope|calm)|need a drink to|blacked? ?out|worried about my (?:drinking|husband|wife|friend|partner)|too many (?:drinks|last night))\b/,
    text: [
      'Thank you for saying it; that is not small. It need not be a big word to be worth a talk: there are people who listen, free and without judging, on the page below.',
      'If you drink a lot every day, please do not stop from one day to the next on your own: a doctor can make it safe. Meanwhile I am glad to pour you something good without alcohol.',
    ],
    ...{ dry: true, offers: true, links: [help] },
  },
  {
    pattern:
      /\b(?:im|i am|were|we are|getting|feeling|already|pretty|really|so|very|too) (?:\w+ )?(?:drunk|wasted|hammered|tipsy|plastered|smashed|sloshed)\b|\b(?:get|gets|getting) (?:me |us |you )?(?:drunk|wasted|hammered|plastered|trashed|smashed|shitfaced|fucked up|blackout)\b|\b(?:had|drunk|drank|after) (?:already )?(?:five|six|seven|eight|nine|ten|eleven|twelve|[5-9]|1\d) (?:drinks|beers|shots|cocktails|glasses|pints|whiskeys|negronis|martinis)\b|\bdrinking game|\bchug\w*|\bpower hour\b|\bstrongest .*\bpossible\b|\bas (?:drunk|fast) as possible\b|\bbinge\b/,
    text: [
      'Then the best thing I can pour is water, and something without alcohol after it. Eat something, go slowly, and see that you and everybody else get home without driving. Coffee and cold showers do not make it faster; only time does.',
    ],
    ...{ dry: true, offers: true, links: [facts] },
  },
  {
    pattern:
      /\b(?:driv(?:e|ing|er|es)|my car|behind the wheel|designated driver|drive home|cycl(?:e|ing) home|operat\w+ (?:machin\w*|a forklift)|on duty|before (?:work|swimming|skiing|boating|climbing|a dive)|while (?:working|swimming|skiing|boating)|fly(?:ing)? (?:a )?plane)\b(?! (?:me|range))/,
    text: [
      'Before driving or handling machines the right amount is none: nobody can tell you a safe number of drinks, least of all a recipe site. So here is something good without alcohol.',
    ],
    ...{ dry: true, offers: true, links: [facts] },
  },
  {
    pattern:
      /\b(?:cocaine|coke and|weed|cannabis|thc|marijuana|ecstasy|mdma|ketamine|ghb|xtc|lsd|mushrooms trip|poppers|speed and)\b.*\b(?:drink|alcohol|cocktail|vodka|mix|with)\b|\b(?:mix|with|and|infuse\w*)\b.*\b(?:cocaine|weed|cannabis|thc|marijuana|ecstasy|mdma|ketamine|ghb|xtc|lsd)\b/,
    text: [
      'Alcohol and other drugs make each other more dangerous, so I do not mix the two. I can pour you something good without alcohol.',
    ],
    ...{ dry: true, offers: true, links: [facts] },
  },
  {
    pattern: /\b(?:hangover|hung ?over|hair of the dog)\b/,
    text: [
      'Only time cures it; water, salt and sleep make the wait kinder. Another drink merely moves the bill. These have no alcohol and go down easily.',
    ],
    ...{ dry: false, offers: true, links: [facts] },
  },
  {
    pattern:
      /\bhow (?:many|much) (?:\w+ ){0,3}(?:drinks?|alcohol|cocktails?|beers?|glasses)? ?(?:is|are|can|may|should|could) (?:i |we |one |you |be )*(?:safe|drink|have|healthy|too much|ok|okay)|\bhow much is too much|\bsafe (?:amount|limit|number)|\bhealthy (?:amount|limit)|\bis (?:alcohol|drinking|wine) (?:good|healthy|bad)|\bweekly limit/,
    text: [
      'No amount is known to be safe for everybody, and less is always less risk. Health authorities set limits, not goals, and they differ: the page below has them.',
      'On every recipe here you find the standard drinks in one glass, under By the numbers.',
    ],
    ...{ dry: false, offers: false, links: [facts] },
  },
  {
    pattern:
      /\b(?:energy drink|red bull|monster)\b.*\b(?:vodka|alcohol|gin|rum|jager\w*|with)\b|\b(?:vodka|alcohol|jager\w*)\b.*\b(?:red bull|energy drink|monster)\b/,
    text: [
      'Caffeine hides how drunk you are and does not make you less so, which is why I do not suggest that mix. Something as lively without it:',
    ],
    ...{ dry: false, offers: true, links: [facts] },
  },
];
