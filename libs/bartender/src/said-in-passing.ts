const youngOnes =
  '(?:kids?|children|sons?|daughters?|toddlers?|teens|teenagers?|boys|girls|twins|students|pupils|class|\\w+ year olds?)';
const schools =
  '(?:\\w+ grade(?:rs?)?|high ?school|middle ?school|elementary school|primary school|kindergarten|preschool)';
const drunk = '(?:drunk|tipsy|wasted|hammered)';

/** What is told of others or said not to be so: "no need to drive tonight". */
const passing: readonly (readonly [RegExp, string])[] = [
  [/\bpregnant pause\b/g, ''],
  // Who sleeps or is away drinks nothing.
  [
    /\b(?:(?:the|my|our) )?(?:kids?|children|toddlers?|little ones|baby|babies|kinder|enfants|ninos|bambini)(?: (?:are|is|have|has|went|being|all|both|already|now|finally))* (?:asleep|sleep(?:ing)?|in (?:the )?beds?|(?:gone )?to bed|down for the night|away|gone|(?:at|with) (?:\w+ ){0,2}(?:school|camp|grand\w+|daycare|kindergarten|friends?|sleepover|(?:baby ?)?sitter|dad|mom|mum|ex))s?\b/g,
    '',
  ],
  [
    /\b(?:never|dont|do not|not|no longer) (?:take|taking|on|use|using)(?: any)?(?: \w+)? ?(?:pills|medications?|meds|medicines?|antibiotics|tablets|drugs)\b(?! (?:yet|until|till|now|tonight|today|right))/g,
    '',
  ],
  [
    /\b(?:with|more|some|of|test|inner|own|full of) drive\b(?! (?:home|later|back))|\bdrive (?:in (?=movie|theat|cinema)|thru)/g,
    '',
  ],
  // Somebody else drives, and drinks nothing.
  [
    /\b(?:(?:i|we|ive|weve) (?:have |got |brought )*|with )(?:a|our|my) designated driver\b(?! (?:who|and|that))|\b(?:my|our|the) designated driver(?: is|s)? (?:already )?(?:here|coming|waiting|sorted|ready|outside|on (?:his|her|the|their) way)\b/g,
    '',
  ],
  // Drivers on a day off.
  [
    /\b(?:(?:work(?:ing|s)? as |im |i am )?an? )?(?:\w+ )?driver\b(?=.*\b(?:day off|off (?:today|tonight|duty)|not driving)\b)/g,
    '',
  ],
  [
    /\b(?:(?:i|we|im|i am|we are|were|is|are) )?(?:dont|do not|not|no|wont|never|nobody is|no one is|no need to) (?:have to |need to |going to |gonna )?(?:drive|driving)\b(?! (?:until|till|for|yet|before|again|anymore|home for))/g,
    '',
  ],
  [/\b(?:after|from) (?:a|the|my|our|that|this) (?:\w+ ){0,3}drive\b(?! home)/g, ''],
  [
    new RegExp(
      `\\b(?:wont|doesnt|does not|will not) (?:get|make) (?:me |us |you )?(?:too |so |really |that )?${drunk}\\b`,
      'g',
    ),
    'is low alcohol',
  ],
  [
    new RegExp(
      `\\b(?:i |we )?(?:dont|do not|not|never|without|avoid|wont) (?:\\w+ ){0,2}(?:get|getting|gets|be|being) (?:too |so |really |that )?${drunk}\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:met|dated|married|known|knew|friends|together)(?: \w+){0,3} (?:in|since|from|at) high ?school\b/g,
    '',
  ],
  [
    new RegExp(
      `\\b(?:my |our |the )?(?:teenage |\\d+ year old )?${youngOnes}s? (?:\\w+ )?(?:drove|drives?|is driving|are driving|driving) (?:me|us)(?: \\w+)?\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:i|ive) (?:have |got )?(?:\w+ )?(?:kids|children|toddlers|teens|teenagers)(?= (?:and|so|,) (?:i )?(?:really |just |badly |desperately )?(?:need|deserve|crave|could use))/g,
    'i',
  ],
  [
    /\b(?:that |which |thats )?(?:not|isnt|arent|never) (?:meant |suitable |intended )?(?:for|with) (?:the |my |any |our )?(?:kids?|children|minors)\b/g,
    '',
  ],
];
const teaches = new RegExp(
  `\\b(?:i|we|who) (?:\\w+ )?(?:teach|teaches|taught|works?|worked|coach)(?: (?:in|at|for|a|an|the|my))* ${schools}\\b(?: and)?`,
  'g',
);
const forPupils = /\b(?:students?|pupils?|class|classes|kids|children|graders|them)\b/;
const noLongerPregnant =
  /\b(?:(?:im|i am|shes|is) )?(?:not|no longer|isnt) pregnant\b(?! yet)(?: anymore| any more)?/g;
const unsure = /\b(?:hope|hopefully|pray|sure|if|whether|think|maybe|might|test|trying|know)\b/;

/** A plain question without what is only said in passing. In doubt it stays. Implements BEYOND-108. */
export function withoutPassing(plain: string): string {
  let text = plain;
  for (const [pattern, said] of passing) text = text.replace(pattern, said);
  if (!forPupils.test(plain)) text = text.replace(teaches, '');
  if (!unsure.test(plain)) text = text.replace(noLongerPregnant, '');
  return text.replace(/ {2,}/g, ' ').trim();
}
