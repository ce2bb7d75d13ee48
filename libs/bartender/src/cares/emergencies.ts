import { type Care, health, help } from './care.ts';

/** What threatens a life: heard before everything else. */
export const emergencies: readonly Care[] = [
  {
    patterns: [
      /\b(?:unconscious|unresponsive|alcohol poisoning|seizures?|convuls\w*|turn(?:ed|ing)? blue|lips are blue|blue lips|cold and clammy|choking on|vomiting blood|throwing up blood|overdos\w*|collapsed)\b/,
      /\b(?:not|isnt|wont|doesnt|stopped) respond\w*\b/,
      /\b(?:wont|cant|doesnt|isnt|does not|not|never|will not|can not|cannot|couldnt|didnt) (?:\w+ ){0,3}(?:wake|waking|woken)\b|\b(?:hard|impossible|unable) to wake\b/,
      /\b(?:is|has|just|he|she|they|friend|wife|husband|someone|somebody) passed out\b|\bpassed out (?:and|on|from|in|after)\b/,
      /\b(?:is|are|keeps|kept|wont stop|cant stop) (?:vomiting|throwing up|puking)\b|\b(?:hit|banged|cracked) (?:his|her|their|my) head\b|\b(?:bunch|bottle|handful|box|pack|packet|lot|lots|too many|whole \w+)(?: of)? (?:\w+ )?(?:pills|tablets|painkillers)\b/,
      /\b(?:isnt|not|stopped|barely|hardly|slowly|shallow) breath\w*\b|\bbreathing (?:slowly|weird|strange\w*|badly|shallow\w*|funny)\b/,
      /\b(?:whole|entire|full) bottles? of (?:\w+ )?(?:vodka|rum|gin|whiske?y|tequila|liquor|spirits|schnapps|ouzo|grappa) (?:drank|drunk)\b/,
      /\b(?:friend|brother|sister|son|daughter|roommate|husband|wife|girlfriend|boyfriend|mate|guy|girl|kid|dad|mom|mum|he|she|they|someone|somebody)s? (?:just |has |have |already |only |alone )*(?:drank|drunk|downed|chugged|finished|necked|emptied) (?:\w+ )?(?:a|the|an|two|his|her)? ?(?:whole|entire|full)? ?(?:bottles?|fifth|handle|liter|litre|pint) of (?:\w+ )?(?:vodka|rum|gin|whiske?y|tequila|liquor|spirits|everclear|absinthe|brandy|cognac|mezcal|bourbon|scotch|schnapps|ouzo|grappa)\b/,
    ],
    text: [
      'This is an emergency, and it comes before everything else. Call 112 in Europe and from most mobile phones, 911 in the United States, Canada and Mexico, 999 in the United Kingdom, 000 in Australia, 111 in New Zealand.',
      'Lay them on their side, keep them warm, stay with them, and do not let them sleep it off.',
    ],
    dry: true,
    offers: false,
    links: [help],
  },
  {
    patterns: [
      /\b(?:suicid\w*|self ?harm\w*|(?:kill|killing|hang|shoot|drown|cut|cutting|harm|harming|hurt|hurting) myself|end(?:ing)? (?:my life|it all)|end it (?:all|tonight|now)|drink(?:ing)? myself to death)\b/,
      /\b(?:want|wanna|wish|feel like|ready|going|gonna|rather|better|hope) (?:to |i could |i would |id |i |just |be )*(?:die|dying|dead|disappear forever|not wake up|stop existing|not exist|never wake up)\b(?! (?:for|laughing|of thirst|happy|by|in a good))/,
      /\b(?:want|wanna|wish i could|going)(?: to)? (?:just |simply )?(?:disappear|vanish|cease to exist|fade away)\b|\bhow (?:much|many)\b(?: \w+){0,4} (?:can|could) (?:you|i|one|he|she|they|somebody|someone|a (?:person|human|man|woman|body)) survive\b|\bhow (?:much|many)\b(?: \w+){0,4} (?:kills?|would kill|will kill|can kill|could kill|is (?:lethal|deadly|fatal)|before (?:i|you|one|somebody) dies?)\b/,
      /\bwish i (?:was|were|had) (?:dead|never been born|never born|not here)\b/,
      /\b(?:dont|do not|cant|cannot|no longer|didnt) (?:want to |wanna |see a reason to |feel like )?(?:live|living|exist|be here|be alive|wake up|go on|keep going)(?: tomorrow| again| in the morning)?(?: anymore| any more| any longer| like this)?(?= ,|$| so\b| with)/,
      /\bno (?:reason|point) (?:to|in) (?:live|living|life|go on|going on|be here|being here|anything|any of it)\b|\bno point anymore\b|\bwhats the point (?:of|in) (?:living|life|anything|it all|going on|everything)\b/,
      /\b(?:life|living|everything|existence) (?:is|feels|seems|has become|isnt|is not) (?:so |all |just |completely |totally |not )*(?:pointless|meaningless|hopeless|worthless|worth (?:it|living)|unbearable|over|too much|empty)\b|\b(?:my )?life (?:has|makes|have) no (?:meaning|sense|purpose|point)\b|\blifes (?:so )?(?:pointless|meaningless|hopeless|over|not worth)\b/,
      /\bcant (?:do|take|bear|stand|go on with) (?:this|it|life)(?: all)? (?:anymore|any more|any longer)\b|\b(?:dont|cant|no longer) see (?:the|any|a) (?:point|sense|reason|way out)\b(?! (?:in|of) (?:adding|using|shaking|stirring|garnish\w*|the (?:ice|garnish)))/,
      /\b(?:want|wanna|going|gonna|need)(?: to)? (?:hurt|kill|harm|stab|poison) (?:someone|somebody|him|her|them|people|my \w+)\b/,
      /\bnothing (?:really |even )?matters(?: anymore)?\b|\bnothing (?:left )?to live for\b/,
      /\b(?:better off (?:dead|without me)|(?:no one|nobody) would (?:miss|even notice|care)|giv(?:e|ing) up on (?:life|living|myself)|(?:my )?last (?:drink|night|meal) (?:ever|alive|on earth)|one last drink before|i feel (?:so )?(?:hopeless|worthless|suicidal|dead inside)|(?:im|i am|i feel|feeling|ive been) (?:\w+ ){0,2}(?:depressed|suicidal|in despair|hopeless|heartbroken)|(?:how|enough|dose|amount|lethal)\b(?: \w+){0,5} to (?:kill|die|be lethal)|(?:lethal|deadly|fatal) (?:\w+ ){0,2}(?:dose|amount|level|quantity)|(?:dose|amount|quantity|level)(?: of \w+)? (?:is|would be|becomes) (?:lethal|deadly|fatal)|how (?:many|much) (?:\w+ ){0,4}(?:lethal|deadly|fatal)|how (?:many|much)\b[^,]*\b(?:until|till|til|before) \w+ (?:die|dies|is dead|am dead|drop dead|drops dead)|hate (?:my life|being alive|myself|everything about my life)|(?:my )?lifes? (?:really |just |so )?(?:sucks|is (?:shit|hell|a mess|ruined|falling apart))|lost the will|tired of (?:living|life|being alive|being here|existing))\b/,
    ],
    text: [
      'I am a program that knows about drinks, and this matters more than any drink. I am sorry that it is this heavy. Please talk to somebody now: in the United States call or text 988, in the United Kingdom and Ireland call 116 123, elsewhere your emergency number.',
      'The page below has people who listen in many countries. Is there somebody near you who could sit with you tonight?',
    ],
    dry: true,
    offers: false,
    links: [help],
  },
  {
    patterns: [
      /\b(?:methanol|methyl(?:ated)? (?:alcohol|spirits?)|wood alcohol|rubbing alcohol|isopropyl\w*|isopropanol|denatured|surgical spirits?|(?:industrial|lab|laboratory|fuel|burning|cleaning|camping|medical|disinfectant) (?:alcohol|ethanol|spirits?)|bioethanol|(?:ethanol|alcohol|spirits?|everclear) (?:from|in|at|out of) (?:the |a |my |our )?(?:lab|laboratory|hospital|pharmacy|garage|workshop|school|hardware store|diy store|home depot|paint shop|gas station pump)|antifreeze|ethylene glycol|hand ?sanitizers?|sanitizers?|hand ?sanitisers?|sanitiser|mouthwash|listerine|after ?shave|cologne|perfume|bleach|drain cleaner|windshield (?:washer|wiper)|lighter fluid|paint thinner|turpentine|acetone|gasoline|petrol|nail polish remover|nyquil|cough syrup|windex|lysol|drano|febreze|ammonia|kerosene|brake fluid|tide pods?|(?:laundry|dish) (?:detergent|soap)|floor cleaner|toilet cleaner)\b/,
      // Any way into the body but the mouth.
      /\b(?:inject\w*|shoot(?:ing)? up|snort\w*|inhal\w+|vap(?:e|ing|ori[sz]\w+)) (?:\w+ ){0,2}(?:alcohol|vodka|gin|rum|whiske?y|tequila|mezcal|brandy|cognac|absinthe|spirits?|liquor|booze|wine|beer|everclear)\b(?!.*\b(?:watermelons?|melons?|fruits?|oranges?|pineapples?|cherr(?:y|ies)|grapes?|strawberr(?:y|ies)|cakes?|meat|turkey|machine|gun|glass|flavou?r\w*|barrels?|infus\w*)\b)|\b(?:alcohol|vodka|wine|whiske?y|tequila|booze|beer) (?:enemas?|tampons?|injections?|iv)\b|\b(?:into|in|through) (?:my|his|her|a|an|the) (?:veins?|iv|bloodstream|rectum|anus)\b|\b(?:enemas?|boofing|butt ?chug\w*|eyeball(?:ing)? (?:vodka|alcohol|shots?)|(?:vodka|alcohol|shots?) eyeballing|inject(?:ing)? (?:myself|it into my))\b/,
    ],
    text: [
      'Do not drink that: it is poison, in any amount and in any mix, and nothing makes it safe. It can blind or kill hours after it seemed harmless.',
      'If somebody has had any, act now, even if they feel well: call poison control (1-800-222-1222 in the United States) or your emergency number, and do not make them vomit.',
    ],
    dry: true,
    offers: false,
    links: [health],
  },
  {
    patterns: [
      /\b(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|ex|dad|father|mom|mum|mother|stepdad|brother|roommate|bf|gf)s? (?:\w+ ){0,2}(?:hits?|beats?|beat up|punch(?:es|ed)?|chok(?:es|ed)|abus(?:es|ed|ive)|threaten(?:s|ed)|rap(?:es|ed)|slaps?|slapped) (?:me|us|my|the kids|her|him|himself)\b|\b(?:afraid|scared) of (?:my|his|her) (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mom|mother|ex)\b|\b(?:domestic (?:violence|abuse)|abusive (?:husband|wife|partner|relationship|boyfriend|girlfriend))\b|\b(?:he|she|they|someone|somebody|(?:a|some|this) (?:guy|man|woman|stranger|customer|bouncer)|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mom|mother|uncle|aunt|cousin|brother|boss|teacher|coach|roommate|neighbou?r|stepdad)) (?:just |always |often )?(?:hit|hits|beats?|slapped|punched|choked|kicked|raped|assaulted|drugged|roofied|spiked|groped|touched|touches) (?:me|us)\b(?! up)|\b(?:i|she|he) (?:was|got|were|have been|has been) (?:raped|assaulted|drugged|roofied|spiked)\b|\b(?:drinks?|drink was|cocktail|glass) (?:was|has been|got|is|been) (?:spiked|drugged|roofied)\b|\b(?:put|slipped|dropped) something in(?:to)? my (?:drink|glass|water)\b/,
    ],
    text: [
      'That matters more than any drink, and none of it is your fault. If you are in danger now, or somebody feels strange after a drink, get to people you trust and call your emergency number: 112 in Europe, 911 in the United States and Canada, 999 in the United Kingdom.',
      'In the United States the domestic violence hotline listens at all hours: 1-800-799-7233. The page below has people who listen in other countries.',
    ],
    dry: true,
    offers: false,
    links: [help],
  },
];
