import { type Care, facts, health } from './care.ts';

/** What alcohol does not go with. */
export const healthCares: readonly Care[] = [
  {
    patterns: [
      /\b(?:pregnan\w*|preggo|preggers|(?:im|i am|shes|is|and) prego|bun in the oven|baby on board|baby bump|expect(?:ant|ing) (?:mothers?|moms?|mums?|mamas?|parents?)|(?:we are|were|i am|im|she is|shes|(?:wife|girlfriend|partner|sister|friend|daughter)(?: is|s)?) expecting(?= ,|$| in\b| and\b| again| soon| this| next)|ttc|embryo transfer|(?:my|our|a|the) surrogate(?! for)|pump and dump|nursing (?:my|our|the|his|her) (?:\w+ )?(?:baby|newborn|infant|son|daughter|child|twins|little one)|(?:having|gonna have|going to have) (?:a|our|another|my)(?: first| second| third| little)? (?:baby|child)(?! (?:shower|guinness|bellini|gate|food|sitter))|having (?:twins|triplets)|in (?:the |my |her )?(?:[2-9]|[1-4]\d|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?:st|nd|rd|th)? (?:month|week)(?! (?:of (?!pregnan)|here|as|at|in|into|on|off))|(?:while|when|still|am|currently|and) nursing(?! (?:an?|my|this|the|another) (?:\w+ )?(?:beer|drink|whiske?y|hangover|negroni|martini|pint|wine|cold|cocktail|glass|grudge|injury|knee|ankle))|carrying (?:twins|triplets|(?:a|our|my) (?:baby|child))|expecting (?:an? |our |my |her |their )?(?:\w+ )?(?:baby|child|twins|triplets|little one|first|second|third|girl|boy)|(?:mom|mum|mother|mama|mommy|mummy) to be|eating for two|knocked up|in vitro|ivf|my due date|(?:im|i am|shes|she is|wife is|sister is) (?:\w+ )?(?:weeks?|months?)(?! (?:sober|clean|old|in\b|into (?!my|the|her)|away|late|behind|out|off|post))(?= |$)|im expecting$|trying (?:for (?:a|our|another|the)(?: \w+)? (?:baby|child|kid|little one)|to conceive|to get pregnant)|breast ?feed\w*|nursing (?:a baby|moms?|mums?|mothers?)|im nursing|lactat\w+|trimester|pumping milk|postpartum|baby (?:is )?on the way|with child|(?:weeks?|months?) (?:along|into (?:my|her|the) pregnancy)|(?:im|i am|shes|she is|wife is) due in)\b/,
    ],
    text: [
      'Then nothing with alcohol: no amount is known to be safe for the child. Questions about your health belong to your midwife or doctor; the good drinks without alcohol I can do.',
    ],
    dry: true,
    offers: true,
    links: [facts, health],
  },
  {
    patterns: [
      /\b(?:antibiotics?|medication|medications|medicines?|meds|painkillers|(?:took|take|taking|on) an? painkiller|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|antidepress\w*|ssri|xanax|valium|benzo\w*|sleeping pills?|pills|tablets|opioids?|oxycod\w*|antihistamines?|metronidazole|metformin|insulin|blood thinners?|warfarin|ritalin|adderall|prescription(?! julep)|prozac|zoloft|lithium|viagra|disulfiram|antabuse|accutane|chemo\w*|ambien|zolpidem|lunesta|trazodone|melatonin|klonopin|clonazepam|lorazepam|ativan|diazepam|alprazolam|codeine|tramadol|percocet|vicodin|hydrocodone|morphine|fentanyl|gabapentin|pregabalin|lyrica|lexapro|escitalopram|sertraline|cymbalta|effexor|wellbutrin|bupropion|lamictal|seroquel|quetiapine|naltrexone|ozempic|semaglutide|statins?|flagyl|amoxicillin|doxycycline|(?:on|taking) penicillin|benadryl|sudafed|dramamine|antipsychotics?|prednisone|concerta|vyvanse|beta ?blockers?|sedatives?|tranquili[sz]ers?|muscle relax\w+|sleep aids?)\b/,
      // Most medicines end as others of their kind do.
      /\b(?!penicillin\b|april\b)\w{2,}(?:cillin|mycin|oxacin|cycline|azole|statin|sartan|pril|olol|zepam|zolam|oxetine|traline|triptyline|triptan|gliptin|gliflozin|glutide|codone|morphone|profen|tiapine|zapine|trigine|semide|thiazide|dipine|oxone|trexone|idone|parin|clovir|lukast)\b/,
      /\b(?:advil|motrin|aleve|nurofen|panadol|tramal|oxy|percs|wegovy|mounjaro|zepbound|trulicity|subutex|xyrem|eliquis|xarelto|plavix|lipitor|synthroid|levothyroxine|z ?paks?|zyrtec|unisom|nytol|diazepam|valium|methadone|kratom)\b|\b(?:on|take|takes|taking|took) \d+ ?mg\b/,
      /\b(?:on|take|takes|taking|took) (?:\w+ ){0,3}(?:pills?|tablets?|capsules?|drops|treatment) (?:for|against)\b/,
    ],
    text: [
      'Alcohol and medicine can be dangerous together, and which ones is nothing a bartender may judge. Read the leaflet or ask a pharmacist, and until then have something without alcohol.',
    ],
    dry: true,
    offers: true,
    links: [facts, health],
  },
  {
    patterns: [
      /\b(?:livers? (?:disease|failure|problems?|cirrhosis|damage|is failing|values|enzymes)|bad liver|had a (?:\w+ )?(?:stroke|heart attack)|heart attack (?:last|this|two|a|in)|after (?:a|my|his|her) (?:stroke|heart attack)|pacemaker|concussion|(?:brain|head) injury|(?:donated|gave|donating|giving) blood|blood donation|(?:have|has|with|my) gout|mcas|mast cell|cirrhosis|pancreatitis|epilep\w*|hepatitis|heart (?:disease|condition|problems?)|my doctor (?:said|says|told|forbade|forbids|forbid|banned|doesnt|wont|advised|advises|warned|ordered)|dialysis|gastric (?:bypass|sleeve)|bariatric|(?:stomach )?ulcers?|fatty liver|kidney (?:disease|failure|transplant)|liver transplant|arrhythmia|afib|(?:after|had|just had|recovering from|since) (?:my |the )?(?:\w+ )?surgery)\b/,
      /\b(?:high blood pressure|hypertensi\w+|gastritis|crohns|ulcerative colitis|chronic kidney|gout (?:attack|flare\w*|patient))\b|(?:^|, )gout(?= ,|$)/,
      /\b(?:surgery|operation|colonoscopy|endoscopy|an(?:a)?esthe\w+)(?: \w+){0,2} (?:tomorrow|tonight|today|in the morning|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bbefore (?:my |the |a |an )?(?:\w+ )?(?:surgery|operation|colonoscopy|endoscopy|an(?:a)?esthe\w+)\b/,
      // What a body does that cannot break alcohol down.
      /\b(?:allergic to|allergy to|intolerant (?:to|of)) (?:all |any )?alcohol\b|\balcohol (?:allergy|intolerance)\b|\b(?:asian|alcohol) (?:flush\w*|glow)\b|\baldh2\b/,
    ],
    text: [
      'That is a question for your doctor, and until they have answered it I would leave the alcohol out. There is plenty to drink without it.',
    ],
    dry: true,
    offers: true,
    links: [health],
  },
  {
    patterns: [
      /\b(?:driv(?:e|ing|er|es)|(?:have|ive|has) driven|drove|my car|(?:came|come|here|go|going|getting home|travel\w*) by car|(?:have|has|took|taking|got|brought|with) (?:the|a|his|her|our) car|the car (?:is|tonight|today|outside|home)|(?:im|am|be|the|as) dd\b|behind the wheel|designated driver|drive home|(?:cycl|bik)(?:e|ing) home|rid(?:e|ing) (?:my |the |a )?(?:\w+ ){0,2}(?:home|back)|(?:motorbike|motorcycle|scooter|moped) (?:with me|outside|home|later|today|tonight)|(?:by|(?:home|back|later|tonight) (?:on|with)) (?:my |the |a |an )?(?:motorbike|motorcycle|scooter|moped|e ?scooter|e ?bike)|at the wheel|(?:back|be|get|getting|soon) on the road|hit(?:ting)? the road|(?:im|i am) (?:a|the) (?:pilot|surgeon|bus driver|trucker|captain)|my shift(?: \w+){0,4} (?:starts|begins)|before my (?:shift|flight as)|on call (?:tonight|today|tomorrow|this|for|all)|(?:scuba|free) ?div(?:e|es|ing)|(?:going|go|off) (?:to )?(?:swimming|diving|surfing|kayaking|climbing|sailing)(?: \w+){0,4} (?:later|after|afterwards|then|in (?:an|a|\d+|half))|chain ?saw|power tools?|table saw|(?:pick|picking|drop|dropping|collect|collecting|fetch|fetching) (?:up )?(?:\w+ )?(?:kids?|children|wife|husband|son|daughter|mom|mum|dad|parents|girlfriend|boyfriend|partner|friends?|brother|sister|boss|them|him|her) (?:up |off )?(?:at|from|by) (?:the )?(?:airport|station|school|daycare|kindergarten|practice|training|car)|operat\w+ (?:a |an |the |heavy )*(?:machin\w*|forklift|crane|excavator|equipment|boat|vehicle)|on duty|before (?:work|swimming|skiing|boating|climbing|a dive)|while (?:working|swimming|skiing|boating)|before (?:my |a |the )?(?:flight lesson|driving (?:lesson|test|exam))|(?:fly|flies|flying|piloting) (?:a |an |the |my )?(?:plane|aircraft|helicopter|jet))\b(?! (?:me|range|rain|snow|wind))/,
      /\b(?:im|i am|be|as) (?:the|our) (?:skipper|captain|helmsman|lifeguard|medic)\b|\b(?:steer|steering|skipper|skippering) (?:the|a|our|my) (?:boat|yacht|ship|dinghy)\b|\bthen (?:\w+ ){0,2}(?:downhill|ski|skiing|snowboarding|back on the (?:slopes?|piste|boat|bike))\b/,
      /\b(?:shift|work|duty)(?: \w+){0,4} (?:starts?|begins?) (?:\w+ )?(?:in|soon|tonight)\b(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\b)|\b(?:start|starting|back to|back at|have|got|going to|due at) (?:my |the )?(?:work|shift|duty) in (?:about |less than )?(?:an?|half an?|\d+|\w+) (?:hours?|minutes?|mins?|hrs?)\b/,
    ],
    text: [
      'Before driving or handling machines the right amount is none: nobody can tell you a safe number of drinks, least of all a recipe site. So here is something good without alcohol.',
    ],
    dry: true,
    offers: true,
    links: [facts],
  },
  {
    patterns: [
      /\b(?:cocaine|heroin|cannabis|marijuana|thc|mdma|ketamine|ghb|lsd|psilocybin|shrooms|(?:magic|psychedelic|trippy) mushrooms|crystal meth|edibles|the drug)\b|\bweed (?:infus\w*|butter|tincture|cocktails?|drinks?)\b|\b(?:smok\w+|high on|some) weed\b/,
      /\bcbd\b|(?<!\b(?:dill|fennel) )\bweed\b(?= (?:and|plus|then|before|after|with)\b)|\b(?:and|plus|then|after|with|some) (?:\w+ )?(?<!\b(?:dill|fennel) )weed\b|\b(?:smok\w+|shar(?:e|ed|ing)|roll\w*|light\w*|after|before|with|had) (?:a |an |some |the |my )?(?:joint|blunt|bong|spliff|pot)s?\b(?! (?:of|roast|pie|still))/,
      /\b(?:coke and|weed|ecstasy|xtc|mushrooms trip|poppers|speed and)\b.*\b(?:drink|alcohol|cocktail|vodka|mix|with)\b|\b(?:mix|with|and|infuse\w*)\b.*\b(?:weed|ecstasy|xtc)\b/,
    ],
    text: [
      'Alcohol and other drugs make each other more dangerous, so I do not mix the two. I can pour you something good without alcohol.',
    ],
    dry: true,
    offers: true,
    links: [facts],
  },
  {
    patterns: [
      /\b(?:give|giving|gave|feed|feeding|fed|serve|let|can|could|may|should) (?:\w+ ){0,3}?(?<!\b(?:salty|hot|of|of the|dirty|laughing|mad|sea) )(?:dogs?|cats?|pupp(?:y|ies)|kittens?|parrots?|hamsters?|bunny|pets?)\b(?! (?:sitter|person|people|lover|food|bar|cafe))|(?:^|\b(?:my|our|the|his|her|a) (?:\w+ )?)(?<!\b(?:salty|hot|dirty|laughing|mad|sea) )(?:dogs?|cats?|pupp(?:y|ies)|kittens?|parrots?|hamsters?|bunny) (?:(?:can|may|could|should) )?(?:have|likes?|loves?|drinks?|drank|licked|lapped|wants?|had|got into|ate)\b/,
    ],
    text: [
      'Nothing from a bar is for an animal: alcohol poisons them in amounts that are nothing to a person, and so do chocolate, coffee and grapes. Fresh water it is. If yours has had some, call your vet now.',
    ],
    dry: false,
    offers: false,
    links: [health],
  },
  {
    patterns: [/\b(?:hangover|hung ?over|hair of the dog)\b/],
    text: [
      'Only time cures it; water, salt and sleep make the wait kinder. Another drink merely moves the bill. These have no alcohol and go down easily.',
    ],
    dry: false,
    offers: true,
    links: [facts],
  },
  {
    patterns: [
      /\b(?:energy drinks?|red bulls?|monster)\b.*\b(?:vodka|alcohol|gin|rum|jager\w*|with)\b|\b(?:vodka|alcohol|jager\w*)\b.*\b(?:red bulls?|energy drinks?|monster)\b/,
    ],
    text: [
      'Caffeine hides how drunk you are and does not make you less so, which is why I do not suggest that mix. Something as lively without it:',
    ],
    dry: false,
    offers: true,
    links: [facts],
  },
];
