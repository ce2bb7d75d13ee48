/**
 * How people say that something should not be there, and how they use the same words without meaning it. Everything here works
 * on what `plainText` makes of a question.
 */

const verbs =
  'hate|hates|hating|detest|detests|despise|loathe|loathes|dislike|dislikes|abhor|refuse|refuses|avoid|avoids|avoiding';
const wants =
  'like|likes|love|want|wanted|enjoy|fancy|need|use|add|put|include|have|own|eat|do|touch|drink|take|tolerate|serve|pour|give|make|show|suggest|recommend|mix|offer|bring|get|let|pick|choose|send|feed|care for|go for|believe in|agree with';
const adverbs =
  '(?:really |usually |normally |actually |particularly |generally |even |ever |much |typically |want to |wanna )*';

/** The same said in one way first, so that the idioms below are found. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:as well as|along with|together with|and also)\b/g, 'and'],
  [
    /\bw ?\/ ?o\b|\bw o\b|\bwi?th? ?out\b|\bwitout\b|\bwihtout\b|\bwithou\b|\bwithot\b|\bwhitout\b/g,
    'without',
  ],
  [/\bdo not\b|\bdon t\b/g, 'dont'],
  [/\bdoes not\b|\bdoesn t\b/g, 'doesnt'],
  [/\bdid not\b|\bdidn t\b/g, 'didnt'],
  [/\bcan not\b|\bcannot\b|\bcan t\b|\bcouldnt\b|\bcould not\b/g, 'cant'],
  [/\bwill not\b|\bwould not\b|\bwouldnt\b|\bshouldnt\b|\bshould not\b|\bmust not\b|\bmustnt\b/g, 'wont'],
  [/\bis not\b|\bwas not\b|\bwasnt\b/g, 'isnt'],
  [/\bare not\b/g, 'arent'],
  [/\bhave not\b/g, 'havent'],
  [
    /\b(?:no|without(?: any)?|free (?:of|from)|nothing (?:with|from|of)|(?:i|we|they|she|he) (?:dont|doesnt|never|cant) (?:eat|do|drink|have|use|consume|touch)(?: any)?) animals?(?: (?:products?|ingredients?|stuff|derivatives))?\b|\b(?:animal(?: products?)?|cruelty) free\b/g,
    'vegan',
  ],
];

/** What sounds like a no and is none, or is one that has nothing to do with what is in a drink. */
const idioms: readonly RegExp[] = [
  /\b(?:dont|doesnt|didnt|cant|wont) (?:really |even |quite |actually )?(?:know|knows|decide|remember|make up|matter|mind|worry|wait|tell|say|see why|understand|forget|skimp|hold back|be shy|go easy|find|figure|believe it|help|go wrong|live without|get enough|have enough|have (?:much |a lot of |any )?(?:time|money|idea|experience|skill|energy)|have all (?:day|night)|want to (?:waste|spend|buy|go out|work|wait|think|bother|miss)|need to be|think of)\b/g,
  /\b(?:never|havent|didnt) (?:ever |really |even |yet |got )?(?:had|tried|try|made|drunk|drank|tasted|heard|been|used|mixed|seen|ordered|enough|fails?|disappoints?)\b/g,
  /\b(?:why (?:not|dont (?:you|we|i))|dont (?:you|we|they) (?:have|know|make|serve|do|like)|isnt there|arent there|cant (?:you|we|i) (?:make|do|mix|have|get)|wont you|havent (?:you|we)(?: got)?|if not|or not|whether or not)\b/g,
  /\bnot (?:only|just|merely|necessarily|sure|certain|picky|fussy|bad|much|yet|long|today|now|at all|again|quite sure|really sure|exactly sure|alone|(?:that|this|those|these|it)(?: one| ones)?|on the menu|a problem|an issue)\b/g,
  /\bno (?:problem|problems|worries|idea|ideas|rush|hurry|pressure|doubt|clue|matter|wonder|one|longer|joke|kidding|offense|need|stress|fuss|frills|nonsense|ice|shaker|strainer|equipment|tools|blender|juicer|jigger|preference|limits?|restrictions?)\b/g,
  // "Gin? No thanks" is one.
  /(?<!, |theres |there is )\bno (?:way|thanks|thank you)\b/g,
  /\bnothing (?:beats|better|like|special|wrong|else|to)\b/g,
  /\b(?:not|no) (?:more|less|fewer) than\b|\bnotwithstanding\b|\bnonetheless\b|\bhates? to\b/g,
  /\b(?:make|made|making|mix|mixed|get|create|something)\b(?: \w+){0,3} out of\b/g,
  /^no (?=(?:i|give|make|something|actually|sorry|please|lets|how|what|the|a)\b)/g,
];

/** "nothing but gin" is gin alone. */
const onlyThat =
  /\b(?:nothing|no other (?:spirit|liquor|alcohol)) (?:else )?(?:but|except|besides|other than)\b|\bno \w+ (?:but|except) (?:for )?(?=gin|rum|vodka|tequila|mezcal|whisk|bourbon)/g;

/** Said in several words, or in another language, and what it comes to: "without" for what follows, "never" for all of a clause. */
const negations: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:anything|all|everything|every (?:drink|cocktail|spirit|thing)|any (?:drink|cocktail|spirit|thing|one|liquor)|any(?:one|body)|whatever|whichever) (?:but|bar|save|minus|except(?: for)?|besides|without|other than)\b/g,
    'except',
  ],
  [
    /\b(?:apart from|aside from|other than|with the exception of|exception of|excluding|excludes|barring|beside|besides|save for|short of|instead of|rather than|in place of|as opposed to)\b/g,
    'except',
  ],
  [
    /\b(?:stay(?:ing)? away from|keep(?:ing)? (?:away from|off|clear of)|steer(?:ing)? clear of|stay(?:ing)? (?:off|clear of)|get rid of|do without|going without|go without|free of|free from|devoid of)\b/g,
    'without',
  ],
  [
    /\b(?:hold|skip|ditch|drop|omit|lose|nix|ban|scrap|forget(?: about)?|leave (?:out|off)|left out|take out|leaving out|cut(?: out)?|sub out|swap out|remove|forgo|eliminate|spare me|spare) (?:the|any|all|all the|all of the|my)\b(?! (?:mood|party|rest|day|night|past|world|calories|crap|chat|fluff))/g,
    'without',
  ],
  [
    /\b(?:im |am |are |is |was |were )?(?:sick|tired|bored|weary|fed up|had enough|over it) (?:of|with)\b|\b(?:im|am|are|is|been|going|gone|stay) (?:off|over|done with|through with)\b(?= (?!to\b|work\b|today\b|tonight\b|tomorrow\b|the\b|\d)\w)/g,
    'without',
  ],
  [
    /\b(?:not|isnt|arent|never)(?: much of| really| exactly| that| such| so| very| too| particularly)* (?:an? |the )?(?:big |huge |great |massive )?(?:fan|fans|lover|lovers|drinker|friend|into|keen|fond|crazy|partial|mad|wild)\b(?: of| about| on| to| for)?/g,
    'without',
  ],
  [
    /\bnon (?=\w)(?!alc)|\b0 (?=[a-z])(?!percent|proof|alc|abv|calories|kcal|ml\b|cl\b|oz\b)|\b(?:had|drank|drunk) too much (?=\w)|\b(?:enough|done|finished|through) (?:with|of) (?:the |all the |all |that |this )?(?=\w)|\bno thanks to\b/g,
    'without ',
  ],
  [
    /\b(?:keep|leave|take|cut|get|pull|kick|rule|strike|cross|strip|sub|swap|toss|throw) (?:(?:the|any|all|my|that) )*(?!me\b|us\b|it\b|them\b|him\b|her\b|that\b|this\b|an?\b|edge\b)((?:\w+ ){1,3}?)(?:out|off|away)\b(?: of (?:it|there|mine|this|that|(?:my|the) (?:drink|glass)|everything)\b)?(?: from (?:me|us|it|there|(?:my|the) (?:drink|glass))\b)?/g,
    'without $1, ',
  ],
  [
    /\b(?:sw(?:ore|orn|ear|earing) off|(?:gave|given|give|giving) up(?: on)?|quit(?:ting|s)?|(?:ill|will|gonna|going to|hard|i|to|^) ?pass on|turned off by|put off by|weaned off|86|eighty ?six|the last (?:thing|spirit|drink) (?:that )?(?:i|we) (?:want|need|feel like)(?: (?:is|would be))?|(?:lay|hands|back|ease) off|less the|had a bad (?:night|time|day|experience|run in) (?:with|on)|(?:bad|terrible|awful) (?:experiences?|memories|history) (?:with|of)|(?:get|got|gets|feel|felt) (?:so |really |very )?(?:sick|ill|queasy|nauseous) (?:from|of|on|after|with)|threw up (?:from|on|after)|cut(?:ting)? (?:down|back)(?: on)?)\b(?! (?:percent|proof|smoking))/g,
    'without',
  ],
  [
    /\b(gin|rum|vodka|tequila|mezcal|whiske?y|bourbon|egg|milk|dairy|cream|sugar|nut|caffeine|gluten|mint|lime|lemon|salt|citrus|coconut|ginger)less\b/g,
    'without $1',
  ],
  [/^(?:(?:so|totally|honestly|really|kinda|just) )*over (?=[a-z])/g, 'without '],
  // "X is not my jam" speaks of no jam.
  [
    /\b(?:(?:is|are) )?(?:not|isnt|arent|never)(?: really| exactly| quite)? my (?:jam|cup of tea|bag|thing|style|speed|poison|vibe|scene|drink|favou?rite|friend)\b/g,
    'is gross',
  ],
  [/\b(?:ran out of|run out of|running out of|out of|lacking|lacks?|missing)\b/g, 'without'],
  [
    /\b(?:zero|nil|nope to|no to|say no to|no more|not any|not even|not a drop of|none of|nothing (?:with|that has|containing|made (?:with|of)))\b(?! (?:proof|alcohol|percent|abv|sugar|calories|waste))/g,
    'no',
  ],
  [
    new RegExp(
      `\\b(?:${verbs})\\b|\\bstop (?:giving|suggest|recommend|serv|pour|show|offer|mak|mix)\\w*\\b`,
      'g',
    ),
    'never',
  ],
  [
    new RegExp(
      `\\b(?:dont|doesnt|didnt|cant|wont|never|no longer|do i ever) ${adverbs}(?:${wants}|stand|stomach|handle|bear)\\b`,
      'g',
    ),
    'never',
  ],
  // The other languages' words say the same in any sentence.
  [/\b(?:ohne|keine?[mnrs]?|sans|senza|sem|zonder|geen|utan|uden|uten|bez|sin)\b(?! city)/g, 'without'],
  [/\b(?:ausser|sauf|excepte|excepto|salvo|tranne|eccetto|fuorche|behalve)\b/g, 'except'],
];

/** A question whose every no is one of a few words, and from which what only sounds like one is gone. */
export function withPlainNegations(plain: string): string {
  let text = plain;
  for (const [pattern, word] of contractions) text = text.replace(pattern, word);
  text = text.replace(onlyThat, 'only ');
  for (const idiom of idioms) text = text.replace(idiom, ' ');
  for (const [pattern, word] of negations) text = text.replace(pattern, word);
  return text.replace(/\s+/g, ' ').trim();
}

/** Says a no of what follows it. */
export const negators: ReadonlySet<string> = new Set(
  'no not nor without dont doesnt didnt never skip minus except isnt arent cant wont nothing none neither exclude leave omit hold lacking'.split(
    ' ',
  ),
);
/** Of these the no reaches over everything to the end of the clause. */
export const clauseNegators: ReadonlySet<string> = new Set('never dont doesnt didnt cant wont'.split(' '));
export const harmWords: ReadonlySet<string> = new Set(
  'allergic allergy allergies allergen allergens intolerant intolerance intolerances coeliac celiac anaphylactic anaphylaxis'.split(
    ' ',
  ),
);
/** Says a no of what stands before it: "egg free", "nut allergy". */
export const negatesBefore: ReadonlySet<string> = new Set(
  'free allergy allergies intolerance intolerances intolerant less allergic allergen sensitivity'.split(' '),
);
/** A new wish begins, or the sentence turns: no no reaches over it. */
export const turnWords: ReadonlySet<string> = new Set(
  'but then instead something give gimme make show want id ill lets maybe perhaps rather only preferably ideally prefer plus however though yet give'.split(
    ' ',
  ),
);
export const notForThem =
  /^(?:(?:is|are|was|were|really|just|also|always|both|all) )*(?:isnt|arent|not|never|no|doesnt|dont|gross|disgusting|awful|terrible|nasty|horrible|yuck|yuk|ew+|a no|no go|out\b(?! of)|off the table|the worst|(?:a |an )?(?:deal ?breaker|turn ?off|hard pass|hard no|no go|no no|enemy)|(?:has|have|needs?|must|can|gotta|got) (?:to )?go\b|and (?:i|me|us|we|my \w+) (?:dont|never|cant|wont)|the (?:only|one) thing (?:that )?(?:i|we|he|she) (?:dont|never|cant|hates?|wont)|a bad idea|a mistake|overrated|weg|weglassen|forbidden|banned|haram|tastes? (?:bad|awful|like (?!it)(?:soap|medicine|poison|dirt|\w+ polish|cough\w*|petrol|gasoline|perfume|feet|grass|pine\w*|chemicals?|shit|crap|death))|cant)\b/;
export const harmsThem =
  /^(?:(?:always|really|also|can|will|just|often|products?|stuff) )*(?:makes?|made|gives?|gave|kills?|could kill|upsets?|triggers?|causes?|hurts?)\b/;
/** Whether a word says of others that they should or should not be, and nothing of its own. */
export const saysYesOrNo = (word: string): boolean =>
  negators.has(word) || turnWords.has(word) || harmWords.has(word) || negatesBefore.has(word);
