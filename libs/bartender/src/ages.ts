import { withoutOthers } from './told-of-others.ts';

const small: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at]),
);
const ordinalWords: Readonly<Record<string, number>> = Object.fromEntries(
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, at) => [word, at + 10]),
);
const number = `(\\d{1,2}|${Object.keys(small).join('|')}|twenty one)`;
/** The same from twelve to twenty in German, French, Spanish and Italian. */
const abroad: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    'douze treize quatorze quinze seize dix_sept dix_huit dix_neuf vingt',
    'doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
    'dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  ].flatMap((words) => words.split(' ').map((word, at) => [word.replace('_', ' '), at + 12])),
);
const numberAbroad = `(\\d{1,2}|${Object.keys(abroad).join('|')})`;
const numberOf = (text: string): number =>
  text === 'twenty one' ? 21 : (small[text] ?? abroad[text] ?? Number(text));

/** What a number counts when it is no age. */
const counted =
  '(?! ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|people|persons?|guests?|friends|drinks?|beers?|shots?|glasses|pages?|chapters?|stor(?:y|ey|eys|ies)|holes|laps?|episodes?|seconds|secs|points|levels|songs|seats|cocktails?|feet|foot|ft|cm|kg|lbs?|pounds|miles?|km|percent|ml|cl|oz|bottles?|of (?:us|them|you|the|those|these)|adults|ingredients?|steps?|blocks|dollars|bucks|euros|deep|rounds?|different|times|away|into|in (?:the )?(?:group|total|all|party|number)|tonight|altogether|strong|for|servings?|out of|or|to \\d|years? (?:sober|clean|married|together|in|ago|of (?:experience|sobriety))|calories|grams?|x|inches|stops|floors|rooms|men|women|couples|ladies|guys|colleagues|coworkers|players|bartenders|and (?:a half )?(?:people|guests))\\b)(?![.,]\\d)';
const aged =
  '(?! (?:\\w+ ){0,3}(?:scotch|whisk\\w*|rums?|bourbons?|rye|tequila|cognac|port|brandy|malts?|calvados|armagnac|mezcal|vinegar|balsamic|sherry|madeira|wine|spirit|bottle|recipe|book|bar|family|house|glen\\w*|macallan|lagavulin|talisker|balvenie|ardbeg|laphroaig|yamazaki|hibiki|zacapa|diplomatico|appleton|havana|barrel|cask|anejo|liquor|tradition|classic)\\b)';
const almost =
  '(?:only |just |barely |almost |nearly |about |like |really |honestly |actually |literally |now |currently |still |not yet |already |a |turning )*';
const one =
  '(?:just turned|i am|i m|im|she is|shes|he is|hes|you are|youre|i will be|ill be|i just turned|i turned|ive turned|who is|whos|that is|thats)';
const young =
  '(?:sons?|daughters?|kids?|child|children|boys?|girls?|brothers?|sisters?|siblings?|bro|bros|sis|lil bro|lil sis|cuz|little one|stepbro|stepsis|mates?|niece|nephews?|nieces|cousins?|grandson|granddaughter|grandkids?|grandchild(?:ren)?|students?|friends?|buddy|buddies|girlfriend|boyfriend|gf|bf|date|roommate|guests?|team|players?|class|crush|neighbou?rs?|stepson|stepdaughter|babysitter|intern|au pair|youngest|oldest|eldest|twins|triplets|godson|goddaughter|stepkids?|they|theyre|some|everyone|everybody|most of us|all of us|both of us|two of us|one of us|some of us|one of them|some of them|half of them)';
/** Whose age follows their name: "mi hermano de 14". */
const relatives =
  '(?:sons?|daughters?|brothers?|sisters?|siblings?|nephews?|nieces?|cousins?|grandsons?|granddaughters?|girlfriend|boyfriend|hij[oa]s?|herman[oa]s?|hermanit[oa]s?|sobrin[oa]s?|prim[oa]s?|niet[oa]s?|novi[oa]|figli[oae]?|fratell[oi]|sorell[ae]|nipot[ei]|cugin[oaie]|fils|filles?|freres?|soeurs?|neveux?|cousines?|copain|copine|sohne?|sohnen|tochter|bruder|schwestern?|neffen?|nichten?|enkel(?:in)?)';

const grown =
  /\b(?:adult|grown|grown up|wedding|bachelorette|bachelor|engage\w*|married|retire\w*|college graduation)\b/;

/** Phrases with a number that is an age. */
const ages: readonly RegExp[] = [
  new RegExp(
    `\\b${one} ${almost}${number}(?: and a half| going on \\d+| and \\w+ quarters)?\\b${counted}`,
    'g',
  ),
  new RegExp(
    `\\b${young}(?: (?:who|that|here|of mine|and me|and i|is|are|re|s|was|just|turned|turns|turning|aged?|will|be|too|all|both|only|also|about|around|whos))+ ${almost}${number}\\b${counted}`,
    'g',
  ),
  new RegExp(`\\b${one}\\b[^,]{0,30} , ${number} (?=,|$)`, 'g'),
  /(?:^|, )[mf] ?(1\d|20)\b(?= ,|$)/g,
  /\b(1\d|20) ,? ?(?:m|f|male|female)\b(?= ,|$| (?:need|got|wanna|would|with|whats|here))/g,
  new RegExp(`(?:^|, |\\b(?:and|with|for) )(?:me|myself|him|her|my \\w+) , ${number} ,`, 'g'),
  new RegExp(
    `\\b(?:boys?|girls?|kids?|child|children|teen|lad|lass|student|son|daughter) of (?:only |just )?${number}\\b${counted}`,
    'g',
  ),
  new RegExp(
    `\\b${relatives} (?:of|de|di|von|mit) (?:only |just |solo |nur )?${numberAbroad}\\b${counted}`,
    'g',
  ),
  new RegExp(`\\b${young} , (?:\\w+ (?:and|or) )?${number} ,(?! (?:please|and|of)\\b)`, 'g'),
  new RegExp(`\\b${number} ?(?:years?|yrs?|yr|y) ?(?:olds?|o|of age|young)\\b${aged}`, 'g'),
  new RegExp(`\\b${number} ?(?:yo|yos|yrs|y o)\\b${aged}`, 'g'),
  new RegExp(`\\bi am ${number} years?\\b`, 'g'),
  new RegExp(`(?:^|, )(?:just |already )?turned ${number}\\b${counted}`, 'g'),
  // "Hi, I'm Sofia, 14".
  new RegExp(
    `\\b(?:im|i am|my name is|my names|this is) (?!\\w+ing\\b|at\\b|on\\b|with\\b|after\\b|for\\b|in\\b)\\p{L}+ ,? ?(?:and )?${number}(?= (?:im|i am|and i|looking|here|from)\\b| ,|$)`,
    'gu',
  ),
  new RegExp(`\\b(?:is|am|are|be) (?:\\w+ )?${number} (?:years )?(?:old enough|too young)\\b`, 'g'),
  new RegExp(
    `(?<!\\b(?:rums?|whisk\\w*|scotch|bourbon|rye|tequila|brandy|cognac|port|calvados|armagnac|mezcal|spirits?|wine|one|bottle) (?:is |thats |that is )?)\\b(?:age|ages|aged|age is|age of|ages of)(?: ,)? ${number}\\b(?! (?:years? )?(?:in|rum|whisk\\w*|scotch|months))`,
    'g',
  ),
  new RegExp(
    `\\b${number}(?: here| ?(?:f|m)| (?:male|female))\\b(?! of)(?= ,|$| here| looking| want| and| so| what| can)`,
    'g',
  ),
  /\b(?:my|our|her|his|their|a|the|\w+s) (\d{1,2})(?:st|nd|rd|th) (?:birthday|bday|b day)\b/g,
  /\bmy (\d{1,2})(?:st|nd|rd|th)\b(?! (?:century|drink|beer|cocktail|visit|try|attempt|time|anniversary|month|week|day|floor))/g,
  new RegExp(`\\bsweet ${number}\\b`, 'g'),
  // In half a sentence of another language too.
  new RegExp(
    `\\b(?:ich bin|er ist|sie ist|sohn ist|tochter ist|wird|werde|cumplo|cumple|compio|compie) (?:\\p{L}+ ){0,2}?${numberAbroad}\\b${counted}(?! (?:minuten|leute|personen|stunden|uhr))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\b(?:ron|rum|rhum|whisky|whiskey|tequila|brandy|cognac) (?:de )?)\\b${numberAbroad} (?:jahre|jahrig\\w*|ans|anos|anni)\\b(?! (?:alter|alten|altem|gereift|de barrica|de anejamiento|whisky|rum|ron|rhum))`,
    'g',
  ),
  // And in other languages, of which no more is understood.
  /\b(1\d|20) ?(?:ar|aar|jaar|lat|let|rokov|eves|vuotta|vuotias|yasinda\w*|yasim|godina|godine|anni|anos|ani)\b(?! (?:gammal rom|oude|stary))/g,
  new RegExp(
    `\\b(?:jag ar|jeg er|ik ben|mam|ja mam|tenho|eu tenho|am|olen|mama|je mi|jest mi) (1\\d|20)\\b(?= ,|$| \\D)${counted}(?! (?:personer|gaster|min)\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:legal|allowed)(?: \\w+){0,3} (?:at|from) ${number}\\b${counted}`, 'g'),
  new RegExp(`\\bwe(?: are|re)? (?:both|all) (?:only |just )?${number}\\b${counted}`, 'g'),
];
/** An age that is not reached yet. */
const coming: readonly RegExp[] = [
  new RegExp(
    `\\b(?:turn|turns|turning|will turn|gonna turn|about to turn|going to turn|to be|become|becoming|will be|ill be) ${number}\\b${counted}`,
    'g',
  ),
  new RegExp(
    `\\b(?:almost|nearly|not quite|not yet|not|isnt|arent|aint|until (?:im|i am|i turn|hes|shes)|before (?:im|i am|i turn)|until|close to|going on|months? (?:from|before|until|to|shy of)|weeks? (?:from|before|until|to|shy of)|days? (?:from|before|until|to|shy of)) (?:yet |quite |even |being |turning |my )?${number}(?:st)?(?: years old)?(?: yet| for| until)?\\b${counted}`,
    'g',
  ),
  new RegExp(
    `\\b(?:im|i am|is|are|were|was|shes|hes|guests|people|anyone|somebody|someone|friends|kids|those|all|some) (?:all |still |both |just )*(?:under|below|younger than|less than) (?:the age of )?${number}\\b${counted}`,
    'g',
  ),
  /\b(?:under |u)(18|21|eighteen|twenty one)s?\b(?! ?(?:percent|abv|ml|cal|dollars|bucks|euros|minutes|ingredients|g\b|grams))/g,
  // "Sixteen in June".
  new RegExp(
    `(?:^|, |\\b(?:im|i am|be) )${number} in (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b`,
    'g',
  ),
  /\bmy (\d{1,2})(?:st|nd|rd|th)(?: birthday| bday)? (?:is|comes|will be|in|next|soon|tomorrow|coming)\b/g,
];
const doubtful = new RegExp(
  `^(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen) ,|\\b(?:freshm[ae]n|sophomores?|frosh|frat|fraternity|sorority|dorm)\\b|\\bfor (?:my|our|the) (?:students|class)\\b|\\b(?:we are|were|we re|weve got|there are) ${almost}(1[3-9]|20|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?: and (\\d\\d))?\\b(?: (?:years|yo))?(?= ,|$| and (?:want|we|looking|bored|thirsty)| (?:so|can|could|what|is|do|with|but)\\b)`,
);

const minors =
  /\b(?:under ?aged?|minors|(?:a|as a|im|is a|am a) minor(?! (?:change|tweak|detail|thing|issue|point|key|problem|adjustment))|not (?:yet )?(?:of age|old enough|legal)|too young|below the (?:legal |drinking )*age|barely legal|under the (?:legal |drinking )*age|not legal(?:ly)? (?:to drink|yet)|(?:cant|cannot|not able to|not allowed to|may not|mustnt) (?:\w+ )?(?:legally |even )?drink(?: legally)? yet|(?:cant|cannot|not allowed to) (?:even )?legally (?:drink|buy)|(?:illegal|not legal|against the law) for (?:me|us|him|her|them)|(?:below|under|not of|not at|younger than) (?:the )?(?:legal )?(?:drinking )?age|minderjahrig\w*|kleiner bruder|kleine schwester|kleinen bruder|petit frere|petite soeur|mineure?s?|hermanit[oa]|hermano pequeno|hermana pequena|menor(?:es)? de edad|fratellino|sorellina|minorenn[ei]|unter 18|moins de 18 ans|menor de 18|(?:nicht|not) volljahrig|jugendlich\w*|kindergeburtstag\w*|ados|(?:un|a|my|mon|ma|our|notre) ado|menores|adolescentes?|adolescenti|fiesta infantil|(?:dodic|tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov)enn[ei]|(?:little|baby|kid) (?:cousin|nephew|niece|sibling)s?|(?:dont|do not) have (?:an |any )?id|without (?:an id|getting carded)|(?:pre ?)?teen(?:s|ag\w*)?(?! (?:mutant|dream|dirtbag|spirit|kicks))|tweens?|im (?:just |only |still )*a (?:kid|child)(?! at heart)|(?:my|our) little (?:guy|man|dude|buddy|girl|boy|princess|angel|one)|babys? (?:gums|bottle|teeth|milk)|adolescents?|(?:fake|borrowed) id|(?:brothers|sisters|friends|cousins|roommates|mates|someone elses|somebody elses|someones|somebodys) (?:old )?id(?! (?:say|tell|love|like|do|be)\b)|quinceaneras?|ba[rt] mitzvahs?|first communion)\b|\b(?:baby|infant|toddler|son|daughter|kid|child|he|she)s?(?: \w+){0,3} \d+ (?:days|weeks|months) old\b/;
const gradeNumber = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)';
const grades = new RegExp(
  `\\b(?:in|im|only|a) grade ${gradeNumber}\\b|\\bgrade ${gradeNumber}rs?\\b(?= (?:students?|kids?|class|party))|\\b(?:im|i am|is|are|were|we are|hes|shes|all|both) in year ${gradeNumber}\\b(?! of)|\\b${gradeNumber} ,? ?klasse\\b`,
);
const school =
  /\b(?:hs|high ?school) (?:seniors?|juniors?|sophomores?|fresh(?:man|men|ies)|students?|kids?|part(?:y|ies)|grads?|graduation|dances?)\b|\bin hs\b|\bhigh ?schools (?:dance|party|prom)\b|\b(?:go|goes|going) to (?:a |my )?(?:middle|high|elementary|primary|secondary|grammar) ?school\b|\bsecondary school(?! teachers?)\b|\bstill (?:in|at) school\b|\b(?:my|our|a) school (?:project|party|trip|event)\b|\bscout (?:troop|camp|group|trip)s?\b|\b(?:au college|secundaria|preparatoria|bachillerato|terza media|scuol[ae] (?:medi[ae]|superior[ei]|elementar[ei])|alle (?:medie|superiori|elementari)|abi ?(?:ball|party|feier|fete))\b|\b(?:\d+(?:st|nd|rd|th)|fourth|fifth|sixth) form(?:ers?)?\b(?! of)|\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade(?:rs?)?\b|\b(?:im|i am|is|are|were|we are|hes|shes|all|both) in year (?:[7-9]|1[0-3])\b|, year (?:[7-9]|1[0-3])(?= ,|$)|\byear (?:[7-9]|1[0-3])s? (?:students?|pupils?|kids?|party|prom|leavers?)\b|\b(?:instituto|gymnasium|lycee|liceo|gymnasiet|abitur|ecole|grundschule|realschule|schuler(?:in)?|colegio)\b(?! (?:de|des|du))|\b(?:in|from|at|for) (?:my |our |the |a )?(?:high ?school|middle school|junior high|elementary school|primary school|kindergarten|preschool|sixth form)\b(?! (?:reunion|sweethearts?|teachers?|friends?))|\bhigh ?school(?:ers?| (?:student|freshman|sophomore|junior|senior|kid|party|prom|graduation)s?)\b|\bmiddle schoolers?\b|\b(?:prom|prom night|after ?prom|homecoming dance|school (?:dance|ball|trip|disco|fair))\b|\bschool(?:kids?|boys?|girls?|children)\b|\b(?:my|our) homework\b|\bmy (?:mom|mum|dad|parents|mother|father) (?:dont|doesnt|wont|cant|must not|shouldnt) (?:know|find|let|allow|notice)\b|\bwithout my (?:mom|mum|dad|parents|mother|father)s? (?:know|find|notic)\w*|\bbefore my (?:mom|mum|dad|parents) (?:get|gets|come|comes)\b|\b(?:youth group|girl scouts?|boy scouts?|cub scouts?|sleepover)\b/;
const kids =
  '(?:kids?|kiddos?|children|childs?|toddlers?|youngsters|little ones|babies|baby|pupils|grandkids|grandchildren|kinder|enfants?|nin[oa]s|bambin[oi])';
const children = new RegExp(
  `\\b(?:for|with|to|serve|serving|give|giving|let|mix|pour|make|including|and|has|have|bringing)(?: \\w+){0,3} ${kids}\\b(?! (?:are|is|finally|went|sleeping|asleep|in bed|at heart|gone|shower|spinach|guinness))|\\b(?:birthday|bday|anniversaire|geburtstag|compleanno|cumpleanos) (?:\\w+ ){0,2}${kids}\\b|\\b(?:my|our|the|his|her|their|\\w+s)? ?${kids}s? (?:\\w+ )?(?:want|wants|drink|drinks|can|could|would|love|loves|like|party|birthday|menu|friendly|cocktails?|mocktails?|version|too|table)\\b|\\bchildrens\\b|\\bfor (?:my |our |his |her |the )?(?:\\w+ )?(?:son|daughter|niece|nephew|grandson|granddaughter|little (?:brother|sister)|baby (?:brother|sister))\\b|\\bbaby shower\\b|\\bbirthday (?:party )?(?:of|for) (?:\\w+ )?${kids}\\b|\\bkids? friendly\\b|\\bfamily friendly\\b|\\bhid(?:e|den) (?:it )?from my (?:parents|mom|mum|dad)\\b`,
);

/** What a question says of age: somebody is not of age, that may be so, or nothing. */
export type AgeSaid = 'under' | 'maybe' | null;

/**
 * Whether somebody who drinks along is not of age: by a number that is an age, by what they go to, by what they are called.
 * @param question what `plainText` made of it
 * @param ofAge from which age on alcohol may be served
 * @param year this year, for those who say when they were born
 */
export function ageSaidIn(question: string, ofAge: number, year: number): AgeSaid {
  const plain = inFigures(withoutOthers(question));
  const said = [...agesIn(plain)];
  if (said.some(({ age, isComing }) => age > 0 && (isComing ? age <= ofAge : age < ofAge))) return 'under';
  const born = /\bborn (?:in |on )?(?:\w+ ){0,2}(20\d\d)\b/.exec(plain)?.[1];
  if (born && year - Number(born) <= ofAge) return 'under';
  const isGrown = grown.test(plain) || said.some(({ age }) => age >= ofAge);
  if (minors.test(plain) || school.test(plain) || grades.test(plain)) return 'under';
  if (!isGrown && children.test(plain)) return 'under';
  return doubtful.test(plain) ? 'maybe' : null;
}

const ordinals = new RegExp(
  `\\b(${Object.keys(ordinalWords).join('|')})\\b(?= (?:birthday|bday|b day|is|on|comes|party)\\b)`,
  'g',
);
/** "My sixteenth birthday". */
const inFigures = (plain: string): string =>
  plain.replace(ordinals, (_, word: string) => `${ordinalWords[word]}th`);

function* agesIn(plain: string): Iterable<{ age: number; isComing: boolean }> {
  for (const pattern of ages)
    for (const found of plain.matchAll(pattern)) {
      const age = numberOf(found[1] as string);
      const isWeakChild =
        age < 8 &&
        !/\b(?:year|yr|yo|old|son|daughter|kid|child|birthday|brother|sister|niece|nephew|grand)/.test(
          found[0],
        );
      if (!isWeakChild) yield { age, isComing: false };
    }
  for (const pattern of coming)
    for (const found of plain.matchAll(pattern)) yield { age: numberOf(found[1] as string), isComing: true };
}
