import { inDecades } from './decades.ts';
import { errorsBetween } from './near-names.ts';
import { plainWords } from './spoken/plain-words.ts';

/** What must be understood however it is typed, and how many letters of it may be wrong. */
const important: readonly (readonly [string, number])[] = [
  ['without', 2],
  ['except', 1],
  ['allergic', 2],
  ['allergy', 1],
  ['allergies', 2],
  ['intolerant', 2],
  ['intolerance', 2],
  ['pregnant', 2],
  ['nothing', 1],
  ['anything', 1],
  ['excluding', 1],
  ['alcohol', 2],
  ['alcoholic', 2],
  ['underage', 1],
  ['medication', 2],
  ['antibiotics', 2],
  ['antidepressants', 2],
  ['amoxicillin', 2],
  ['ibuprofen', 2],
  ['paracetamol', 2],
  ['tylenol', 1],
  ['breastfeeding', 2],
  ['mocktail', 1],
  ['gluten', 1],
  ['nuts', 1],
  ['dairy', 1],
  ['peanuts', 1],
  ['shellfish', 2],
  ['lactose', 1],
];
const words = new Set(important.map(([word]) => word));

const short: readonly (readonly [RegExp, string])[] = [
  // Where a language says it by the verb alone.
  [/(?<=^|, )am (?=\w)/g, 'i am '],
  // "Im 1 6", typed to be overlooked.
  [/\b(im|i am|age|aged|turned) 1 (?=\d\b)/g, '$1 1'],
  [/\b(gluten|sugar|alcohol|egg|dairy|nut|lactose|milk|soy|caffeine|wheat|fish)frei?e?\b/g, '$1 free'],
  [/\b(?:low|no|fewer|less|without) carbs?\b|\bcarb free\b|\blow in carbs\b/g, 'low sugar'],
  [/\b(?:dnt|donot|dotn|dnot|dunt|dont t)\b/g, 'dont'],
  [/\b(?:doesent|dosent|dosnt|doesnot)\b/g, 'doesnt'],
  [/\b(?:cnt|canot|cannt|cnat)\b/g, 'cant'],
  [/\bno{2,}\b|\bnon+e of\b/g, 'no'],
  [/\b(we|they|you|u|kids|both) r\b/g, '$1 are'],
  // "Over" says that it is past.
  [
    /\b(?:dry january|sober october|dry july|stoptober|lent|ramadan)(?: \w+)? (?:is|was|has been|are) (?:\w+ )?(?:over|done|finished|behind (?:me|us))\b/g,
    ' ',
  ],
  [
    /\b(nuts?|peanuts?|eggs?|milk|dairy|gluten|wheat|soy|fish|shellfish|celery)(allerg\w+|intoleran\w+)\b/g,
    '$1 $2',
  ],
  [/\bsensitivit(?:y|ies)\b/g, 'intolerance'],
  [/\b(im|i am|hes|shes|is) lactose\b(?! (?:free|intoleran\w+))/g, '$1 lactose intolerant'],
  [
    /\bgf\b(?= (?:diet|drinks?|cocktails?|beers?|only|please|options?)\b)|(?<=\b(?:is|it|are|be|strictly) )gf\b/g,
    'gluten free',
  ],
  [/\bteetotall?(?:er|ers|ing|ism)?\b/g, 'teetotal'],
  [/\bde ?alcoholi[sz]ed\b/g, 'non alcoholic'],
  [/\bcreme? (?:the|di) (?=\w)|\bcream d[ei] (?=\w)/g, 'creme de '],
  [/\banalcolic\w+|\bantialkoholisch\w*|\balkoholfrei\w*/g, 'non alcoholic'],
  [/\bnojitos?\b/g, 'virgin mojito'],
  [
    /\b(nuts?|peanuts?|eggs?|milk|dairy|lactose|gluten|celiac|coeliac|wheat|soy|fish|shellfish|celery) (?:safe|friendly)\b/g,
    '$1 free',
  ],
  [/\b(\d+(?:[.,]\d+)? percent) (?:vol(?:ume)?|alc|by volume)\b/g, '$1'],
  [
    /\b((?:\d+(?:[.,]\d+)?|two|three|four|five|six) (?:percent|abv|ingredients?|minutes?|mins?))(?: alcohol| abv)? (?:or|and) (?:less|fewer|lower|under|below)\b/g,
    'at most $1',
  ],
  [
    /\b(\d+(?:[.,]\d+)?|two|three|four|five|six) or (?:less|fewer) (?=ingredients?|minutes?|mins?|percent)/g,
    'at most $1 ',
  ],
  [
    /\b(\d+(?:[.,]\d+)? (?:percent|abv))(?: alcohol| abv)? (?:or|and) (?:more|higher|over|above|up)\b/g,
    'at least $1',
  ],
  [/\b(no|without|zero|free of) (?:any |hard )?(?:ethanol|spirits?)\b(?! forward)/g, '$1 alcohol'],
  // "White and dark rum" are two, where they are compared.
  [
    /\b(white|dark|light|gold|aged|spiced|dry|sweet|blanco|reposado|anejo|red|ruby|tawny) (and|or|vs|versus) (white|dark|light|gold|aged|spiced|dry|sweet|blanco|reposado|anejo|red|ruby|tawny) (rum|vermouth|tequila|wine|port)\b/g,
    '$1 $4 $2 $3 $4',
  ],
  // Who does not want to taste it wants it smooth.
  [
    /\b(?:(?:dont|doesnt|do not|does not|cant|cannot|can not|wont|not|hates?|dislikes?|never|without|hides?|masks?|hardly|barely) (?:\w+ ){0,3}?(?:taste|tastes|tasting|flavou?r) (?:of |like )?(?:the |any )?(?:alcohol|booze|liquor)|no (?:alcohol|booze|liquor) (?:taste|flavou?r))\b/g,
    'something smooth',
  ],
  [
    /\b(?:that|which|but|and|it|drinks?|cocktails?) (?:hides?|masks?|covers?|disguises?)(?: up)? (?:the |its |all )?(?:alcohol|booze|liquor|strength)\b/g,
    'something smooth',
  ],
  // For whom nothing with alcohol is poured, whoever asks.
  [
    /\b(?:muslim|mormon|lds|teetotal|observant|sober) (?=(?:friends?|guests?|family|in laws|colleagues?|neighbou?rs?|coworkers?|boss|aunt|uncle|mother|father|mom|mum|dad|parents|relatives|company|visitors?)\b)/g,
    'non alcoholic ',
  ],
  [/\b4 (?=(?:my|our|the|a|an|his|her|kids?|me|us|him|tonight|people)\b)/g, 'for '],
  [/\b(?<=how |want |like |need )2 (?=\w)/g, 'to '],
  [/\bu\b(?= (?:make|have|got|recommend|suggest|know|do|mix|can|give))/g, 'you'],
  [
    /\balc(?:ohol)? ?(?:free|less)\b|\bbooze ?less\b|\b0[.,]0 ?(?:percent)?(?= |$)|\bhalal\b|\b(?:mock|faux)\b(?= \w)|\bn ?a\b(?=$| ,$| (?:version|option|drinks?|cocktails?|beer|wine|spirits?)\b)|(?<=^|\b(?:an?|the|some|me|good|best|make|want|for|any) )n ?a (?=\w)/g,
    'non alcoholic ',
  ],
  [/\b(?:no|without|hold the|skip the|minus(?: the)?|leave out the) ice\b/g, 'served up'],
  [/\bwhat (?:does|do|would) (.{3,30}?) tastes? (?:like|of)\b/g, 'what is $1'],
];

const part = '(?:throat|face|lips?|tongue|mouth|eyes?|skin|airways?|ears?)';
const illness =
  '(?:hives|rash(?:es)?|itchy|itching|migraines?|swelling|swollen|anaphyla\\w+|a reaction|reactions|an allergic reaction|wheezy|asthma|the runs|diarrhea|diarrhoea|cramps|(?:stomach|belly|tummy) (?:aches?|cramps?|pains?)|bloated|bloating|heartburn|palpitations)';
const cause =
  '(?:from|with|of|off|to|after|when(?:ever)? i (?:eat|drink|have|touch)|if i (?:eat|drink|have))';
/** What an allergy does, which people say instead of naming it. */
const symptoms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:get|gets|got|have|has|had|break out in|breaks out in|come out in|comes out in|go into)(?: \\w+){0,2} ${illness} ${cause}(?: (?:all|any|the))?\\b`,
    'g',
  ),
  new RegExp(
    `\\b${part}s?(?: \\w+){0,2} (?:swells?|swelled|closes?|closed|itch|itches|itched|burns?|burned|tingles?|goes numb)(?: up| shut)? ${cause}\\b`,
    'g',
  ),
  /\b(?:react|reacts|reacted)(?: \w+)? (?:to|against)\b|\b(?:severe |bad |strong )?reactions? to\b|\b(?:hyper ?|over ?)?sensitive to\b|\b(?:carry|carries|have|has|need|needs|got) an? epi ?pen (?:for|because of|due to|against)\b|\bepi ?pen for\b|\bdie (?:from|of) eating\b|\bbreaks? out from\b|\bcant (?:be|go) (?:near|around)\b|\bcant (?:process|digest)\b/g,
];

/** That somebody has no allergy. With more in the sentence it is not certain of what it is said. */
const notAllergic =
  /\b(?:not|never been) (?:an? )?(?:allergic to (?:\w+ ?){1,3}|lactose intolerant|coeliac|celiac)(?= ,|$)/g;
const noAllergies =
  /\b(?:(?:i|we) (?:have|has|got) |ive got |there are )?(?:no|zero|dont have any|no known|without any)(?: food)? allergies(?: here)?(?= ,|$)/g;
const alsoSo =
  /\b(?:but|only|just|except|however|yet|sure|know|think|maybe|if|whether|unless|arent|isnt|why)\b/;

/**
 * A plain question with the words that keep somebody safe spelled as they are: "wtihout tequila", "alergic to nuts", "I get hives
 * from egg". Implements BEYOND-109, BEYOND-110.
 */
export function saidPlainly(plain: string): string {
  let text = plain
    .split(' ')
    .map((word) => spelled(word))
    .join(' ');
  for (const [pattern, said] of short) text = text.replace(pattern, said);
  text = inDecades(text).replace(/ {2,}/g, ' ').trim();
  if (!alsoSo.test(text)) text = text.replace(notAllergic, ' ').replace(noAllergies, ' ');
  for (const pattern of symptoms) text = text.replace(pattern, 'allergic to');
  return text
    .replace(/\bi allergic to\b/g, 'i am allergic to')
    .replace(/\bmy allergic to\b/g, 'i am allergic to');
}

function spelled(word: string): string {
  if (word.length < 5 || words.has(word) || plainWords.has(word)) return word;
  const near = important.find(
    ([target, max]) => target[0] === word[0] && errorsBetween(word, target, max) <= max,
  );
  return near?.[0] ?? word;
}
