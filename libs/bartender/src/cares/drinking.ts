import { type Care, facts, help } from './care.ts';

/** Somebody wants to make others drink: heard before whatever is in the glass. */
export const spiking: Care = {
  patterns: [
    /\bpoison(?:ing|ed)? (?:my|his|her|him|them|someone|somebody|people|the (?:boss|neighbou?rs?|guests?))\b|\b(?:knock(?:ing)?) out (?:my|him|her|them|someone|somebody)\b|\b(?:knock|put|make|get) (?:my \w+|him|her|them|someone|somebody) (?:out|to sleep|pass out|black out|unconscious)\b|\b(?:rohypnol|roofies|date rape)\b|\b(?:spike|roofie|drug) (?:an?|her|him|his|their|them|someones?|somebodys?|my|the)\b|\b(?:put|slip|sneak|drop|pour|mix|add) (?:\w+ ){0,3}(?:in|into|to) (?:her|his|their|someones?|somebodys?|my dates?|a girls) (?:drinks?|glass|cocktail|water|coffee|juice|soda|tea|cup|bottle|lemonade|punch|smoothie|food)\b|\b(?:get|getting|make|making) (?:her|him|them|someone|somebody|an? (?:\w+ )?(?:girl|woman|guy|man|chick|person)|girls|women|my (?:\w+ )?(?:date|crush|girlfriend|boyfriend|wife|husband|boss|ex|sister|brother|cousin|daughter|son|niece|nephew|roommate|coworker|colleague|student|neighbou?r)) (?:drunk|wasted|hammered|blackout|tipsy)|\bwithout (?:her|him|them) (?:noticing|knowing|tasting)|\bhide the (?:taste of )?(?:alcohol|vodka|booze)|\b(?:cant|doesnt|wont) taste the (?:alcohol|vodka|booze)\b.*\b(?:her|him|them)\b/,
    /\b(?:drinks?|cocktails?|punch|shots?|something)\b.*\bso (?:that )?(?:she|he|they) (?:wont|doesnt|dont|does not|do not|will not|cant|cannot|never) (?:even )?(?:notice|know|taste|tell|realize|realise|suspect|feel)\b/,
  ],
  text: [
    'I will not help with that. What somebody drinks is theirs to know and to decide, and slipping alcohol or anything else into a drink is a crime.',
  ],
  dry: false,
  offers: false,
  links: [facts],
};

/** How somebody drinks. */
export const drinkingCares: readonly Care[] = [
  {
    patterns: [
      /\b(?:home ?distill\w*|(?:legal|illegal|allowed|against the law) to distill|distill(?:ing)?\b.*\b(?:my own|at home|kitchen|myself)|distill(?:ing)? (?:alcohol|moonshine|spirits)|moonshine (?:still|at home)|make (?:my own )?(?:moonshine|vodka at home)|build a still)\b/,
    ],
    text: [
      'Distilling at home is against the law in most places and can blind or burn you, so I leave that alone. Infusing a spirit you bought is legal nearly everywhere, and more fun.',
    ],
    dry: false,
    offers: false,
    links: [facts],
  },
  {
    patterns: [
      // In other languages too, where one word is dry and sober.
      /\b(?:trocken|abstinent|clean|nuchtern|dry|sober) (?:seit|depuis|desde|da|since)\b|\b(?:seit|since) (?:\p{L}+ |\d+ ){1,3}(?:trocken|abstinent|nuchtern|clean|dry|sober)\b|\b(?:sobre|sobri[oa]|abstinente?) (?:depuis|desde|da)\b|\bllevo (?:\p{L}+ |\d+ ){1,3}(?:(?:sin|without) (?:beber|tomar|alcohol|drink\p{L}*)|sobri[oa]|sober)\b|\b(?:non bevo (?:piu|da)|trinke (?:seit \p{L}+ (?:\p{L}+ ){0,2}(?:nicht|keinen)|nicht mehr|keinen alkohol mehr))\b/u,
      /\b(?:in recovery|recovering (?:alcoholic|addict)|im (?:an )?alcoholic|(?:an?|im|i am|as) (?:ex|former|dry|recovered|reformed) ?(?:alcoholics?|drinkers?|drunk)|ex drinker|my sponsor|(?:on|off) the wagon|(?:to|want|trying|need|must|staying|stay|remain) (?:stay|get|remain|keep) sober|(?:doing|working|work|do) the (?:12|twelve) steps|(?:stop|stopping|quit|quitting) (?:drinking|the booze|the bottle|alcohol)(?! (?:coffee|tea|soda|milk|water|so|that|this|my|these|the))|\b(?:day|days|weeks?|months?|years?)(?: \d+)? (?:without|off|free of|clean from) (?:the |a |any )?(?:booze|drink|drinking|alcohol|sauce|bottle)|(?:dad|father|mom|mother|mum|wife|husband|brother|sister|friend|son|daughter|partner|uncle|aunt|boss|he|she|who)s? (?:is|was) an? (?:\w+ )?alcoholic(?! (?:drink|cocktail|beverage|version|one))|i am an alcoholic|alcoholics anonymous|(?:im|i am|hes|shes|is|been|go|going) (?:in|to) aa|aa meetings?|in aa(?= ,|$| since| for)|(?:12|twelve) steps? (?:program|meeting)|\d+ (?:days?|weeks?|months?|years?) sober|months sober|been sober|staying sober|getting sober|sober for|quit drinking|quitting drinking|stopped drinking|gave up (?:drinking|alcohol)|giving up (?:drinking|alcohol)|relaps\w*|in detox|rehab|withdrawals?|cravings? for alcohol|addict(?:s|ed|ions?)?)\b(?! to (?!(?:the |my )?(?:alcohol|drink\w*|booze|bottle|liquor|spirits|wine|beer|vodka|whiske?y|gin|rum|tequila|drugs?|pills|pain\w*|opi\w*|cocaine|coke|heroin|meth|weed|substances?|it|this|that|getting|being)\b)\w)/,
    ],
    text: [
      'Good that you said it. From here on I leave alcohol out of everything, bitters and zero-point-something included.',
      'If it gets hard: the page below has people who listen. And if you have drunk a lot every day, do not stop from one day to the next on your own: a doctor can make it safe.',
    ],
    dry: true,
    offers: true,
    links: [help],
  },
  {
    patterns: [
      /\b(?:drink(?:ing|s)? too much|drank too much|drink(?:ing)? problem|problem with (?:alcohol|drinking|drink)|(?:cannot|cant|can not|couldnt|unable to) (?:stop|quit|control) (?:my |the )?drinking|drink less|cut(?:ting)? (?:down|back)(?: on)?|havent been sober)\b(?! (?:the )?(?:sugar|sweet|calories|carbs|costs?))/,
      /\b(?:drink|drinking|drunk|drinks|bottle|beers?|wine|vodka|whiskey|cocktails?|negronis?|martinis?)(?: \w+){0,4} (?:every|each) (?:single )?(?:day|night|morning|evening)\b|\bevery (?:single )?(?:day|night|morning|evening)(?: \w+){0,3} (?:drink|drinking|drunk)\b/,
      /\b(?:drink|drinks|drinking|beer|vodka|whiskey|wine|shots?|alcohol|booze|one|swig)(?: \w+){0,3} (?:in the|first thing in the|each|as soon as i|when i|before i (?:get|go)) (?:mornings?|wake(?: up)?|get up|to work)\b(?! (?:after|brunch))|\bmorning (?:drink|shakes|vodka|shot|beer)\b|\bbefore noon\b/,
      /\bwak(?:e|es|ing) up (?:\w+ ){0,2}(?:shak\w*|trembl\w*|sweat\w*)\b|\bthe (?:shakes|tremors?|dts)\b|\b(?:my|his|her) (?:hands?|shakes|tremors?|shaking)(?: \w+){0,3} (?:shak\w*|trembl\w*|stop|go away|steady|calm)\b|\b(?:steady|calm|settle) (?:my|the|his|her) (?:hands?|nerves|shakes|tremors?)\b|\b(?:shak|trembl|sweat)\w*(?: \w+){0,4} (?:until|till|til|unless) i(?:ve)? (?:\w+ ){0,3}(?:drink|drinks|vodka|beer|wine|whiskey|one)\b|\bi (?:\w+ )?shake (?:until|if i|when i dont|without|unless)\b|\b(?:drink|drinks|drinking|vodka|alcohol|beer|booze)(?: \w+){0,5} (?:stop|steady|calm|against|from|for) (?:\w+ ){0,2}(?:shaking|shakes|trembl\w*|tremors?)\b|\bwithdrawals?\b/,
      /\bhid(?:e|es|ing|den) (?:\w+ ){0,3}(?:drinking|drinks?|alcohol|booze|bottles?|vodka|flask|habit|how much|it from)\b|\b(?:drink|drinking) (?:alone|in secret|secretly|by myself|on the sly)\b|\bsecret (?:drinker|drinking|stash)\b/,
      /\b(?:wife|husband|partner|boss|girlfriend|boyfriend|family|doctor|coworkers|colleagues|anyone|anybody|nobody|no one|people|kids)(?: \w+){0,2} (?:dont|doesnt|wont|cant|not|never|will|would|can|could)? ?(?:notice|notices|noticing|smell|smells|smelling|suspect|suspects|find out|finds out|finding out)\b|\bso (?:that )?(?:my )?(?:wife|husband|partner|boss|family|she|he|they|nobody|no one) (?:dont|doesnt|wont|cant|will|would)? ?(?:know|knows|see|sees|notice|notices|tell)\b/,
      /\b(?:smell|smells|smelling|stink|reek) (?:the |of |like )?(?:alcohol|booze|it) (?:on|from) (?:me|my)\b|\b(?:cant|dont|wont|doesnt|not) (?:be )?smell(?:ed|s)?(?: (?:it|alcohol|booze|the alcohol))?(?: on)?\b(?! (?:good|nice|great|like))|\b(?:no|without) (?:alcohol )?(?:smell|breath)\b/,
      /\b(?:sneak|sneaking|smuggle|smuggling) (?:\w+ ){0,4}(?:alcohol|drinks?|booze|vodka|flask|into|in|past)\b|\bflask (?:at|for|to|into|in) (?:work|school|the office|church|class)\b|\bdrink(?:ing)? (?:at|on|during|before|through) (?:work|the job|my shift|meetings?|class)\b/,
      /\b(?:drink|drinking|drank|booze) (?:myself |just |in order )*(?:to|into) (?:fall asleep|get to sleep|sleep|forget|cope|calm|numb|oblivion|a coma|unconscious\w*|a stupor|feel nothing|stop feeling|escape|get through)\b|\b(?:until|till|til|so) i (?:can |just )?(?:pass out|black out|forget|cant feel|cant stand|cant walk|cant remember|dont feel|dont remember|stop feeling|drop|feel nothing|fall over|puke)\b|\b(?:want|wanna|need|going|gonna|trying|plan|planning|hoping)(?: to)? (?:just |get so drunk i |drink and )?(?:pass|black) out\b|\bblack(?:ed|ing|s)? ?out\b(?! (?:curtains|party|date|(?:in|on|across) (?:our|the|my|this) (?:\w+ )?(?:street|city|town|house|block|area|neighbou?rhood|building|village|grid)))/,
      /\bdrink(?:ing)? (?:since|from) (?:\d+ ?am|\w+ ?am|this morning|morning|breakfast|dawn|noon|lunch|yesterday|i woke)\b|\bdrinking (?:all|the whole) (?:day|night|week|weekend|month)\b|\b(?:until|till|til) (?:it|this|the pain|everything) (?:stops?|goes away|is gone|doesnt hurt)\b/,
      /\b(?:forget|numb|erase) (?:everything|it all|the pain|myself|my (?:problems|pain|feelings|life|ex|troubles|sorrows)|who i am)\b|\bdrown(?:ing)? (?:my|our|all my|in) (?:sorrows?|pain|feelings|grief|problems|troubles|misery|sadness|self)\b/,
      /\b(?:need|have to have|must have|gotta have) (?:a|some|my|another|at least one) (?:stiff |strong |quick )?(?:drink|alcohol|booze) (?:just )?(?:to|before|or (?:else|i)|every)\b|\bneed (?:alcohol|booze|vodka) (?:to|every|in|or)\b|\bcant (?:function|sleep|get through|face|live|start|relax|cope) (?:\w+ ){0,4}without (?:a |my |some |any )?(?:drink\w*|alcohol|booze|vodka|wine|beer)\b|\bget me through (?:the|this|my|another) (?:day|night|shift|week|morning)\b/,
      /\bworried about (?:my|his|her|how much|their) (?:\w+ ){0,2}(?:drinking|husband|wife|friend|partner|drinks?)\b|\btoo many (?:drinks|last night)\b|\b(?:drink|drinking|drank|finish|finished) (?:a|an|two|half a|another|a whole|a full|an entire) (?:whole |entire |full )?(?:bottles?|fifth|liters?|handle) (?:of \w+ )?(?:a|every|each|per|tonight|today|by myself|alone|last night)\b/,
    ],
    text: [
      'Thank you for saying it; that is not small. It need not be a big word to be worth a talk: there are people who listen, free and without judging, on the page below.',
      'If you drink a lot every day, please do not stop from one day to the next on your own: a doctor can make it safe. Meanwhile I am glad to pour you something good without alcohol.',
    ],
    dry: true,
    offers: true,
    links: [help],
  },
  {
    patterns: [
      /\b(?:im|i am|were|we are|getting|feeling|already|pretty|really|so|very|too) (?:\w+ )?(?:drunk|wasted|hammered|tipsy|plastered|smashed|sloshed)\b|\b(?:get|gets|getting) (?:me |us |you )?(?:drunk|wasted|hammered|plastered|trashed|smashed|shitfaced|fucked up|blackout)\b|\b(?:had|drunk|drank|after) (?:already )?(?:five|six|seven|eight|nine|ten|eleven|twelve|[5-9]|1\d) (?:drinks|beers|shots|cocktails|glasses|pints|whiskeys|negronis|martinis)\b|\bbeer bongs?\b|\bdrinking game|\bchug\w*|\bpower hour\b|\b(?:how (?:many|much|fast|quickly)|(?:fastest|quickest|best|easiest) way)\b.*\b(?:pass(?:es|ed)? out|black(?:ed)? ?out|lose consciousness)\b|\bhow (?:many|much)\b.*\b(?:until|till|til|to (?:get|be|feel)|before|it takes?)\b.*\b(?:drunk|tipsy|buzzed|wasted|hammered)\b|\bstrongest .*\bpossible\b|\bas (?:drunk|fast) as possible\b|\bbinge\b|\b(?:how|when|what)\b.*\b(?:get|become|be|am|until|till|to|feel|im|i am) sober\b(?! (?:october|curious))|\bget sober\b|\bsobers? (?:me |you |him |her |us )?up\b|\b(?:1\d|[2-9]\d|ten|eleven|twelve|fifteen|twenty|twenty one|thirty) shots? (?:for|on) my (?:\w+ ){0,2}(?:birthday|bday)\b|\bshots? in (?:a row|one go|one night|an hour|one hour|a minute|\d+ minutes)\b/,
    ],
    text: [
      'Then the best thing I can pour is water, and something without alcohol after it. Eat something, go slowly, and see that you and everybody else get home without driving. Coffee and cold showers do not make it faster; only time does.',
    ],
    dry: true,
    offers: true,
    links: [facts],
  },
  {
    patterns: [
      /\bhow (?:many|much) (?:\w+ ){0,3}(?:drinks?|alcohol|cocktails?|beers?|glasses)? ?(?:is|are|can|may|should|could) (?:i |we |one |you |be )*(?:safe|drink|have|healthy|too much|ok|okay)|\bhow much is too much|\bsafe (?:amount|limit|number)|\bhealthy (?:amount|limit)|\bis (?:alcohol|drinking|wine) (?:good|healthy|bad)|\bweekly limit/,
    ],
    text: [
      'No amount is known to be safe for everybody, and less is always less risk. Health authorities set limits, not goals, and they differ: the page below has them.',
      'On every recipe here you find the standard drinks in one glass, under By the numbers.',
    ],
    dry: false,
    offers: false,
    links: [facts],
  },
];
