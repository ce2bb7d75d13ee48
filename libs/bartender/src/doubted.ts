import { turnWords } from './negations.ts';
import type { Named } from './reading.ts';

/** Words of dislike that no rule has read: what stands beside them may be meant as a no. */
const dislike = new RegExp(
  `\\b(?:${[
    'nope|nah|never|away|against|anti|quit\\w*|swear|swore|sworn|(?:gave|give|given) up|pass|count me out|out of the question',
    'deal ?breakers?|turn ?offs?|no go|no no|go(?:es)? home|(?:can|must|has to|have to|gotta) go|enem(?:y|ies)|nemesis|kryptonite',
    'sick|nausea\\w*|nauseous|queasy|vomit\\w*|puk\\w+|th(?:rew|row) up|gags?|die(?! for)|dead body|hurts?|suffer\\w*',
    '(?<!\\b(?:go|goes|going|gone) )bad|worst|awful|terrible|horrible|disgust\\w*|revolt\\w*|vile|rank|foul|unbearable|insufferable|overrated|sucks|garbage|trash|rubbish',
    'hat(?:e|es|ed|red)|ugh+|yuck\\w*|ew+|blech|bleh|meh|cringe\\w*|regret\\w*|traumas?|traumatized|phobi\\w*|afraid|scare[sd]?',
    'bann?(?:ed|ing)?|forbid\\w*|forbidden|refus\\w*|reject\\w*|veto\\w*|boycott\\w*|exclud\\w*|abstain\\w*|avoid\\w*|illegal|jail|prison|crime',
    'remove\\w*|lose|ditch|toss|dump|axe|chuck|nix|ruin\\w*|destroy\\w*|stop (?:with|the|using|putting|adding)|86|eighty ?six',
    'too (?!many|much|sweet|sour|strong|bitter|dry)\\w+ (?:for|to)',
    '(?:br(?:eak|oke|oken)|breaking) up|divorc\\w*(?! (?:party|parties|celebration|drinks?|cocktails?))|had enough|enough (?:of|with)|whoever',
    // What happens if it is in it is no wish for it.
    '(?:if|when|unless) (?:you (?:put|add|use|give|serve)|(?:it|there|theres|they|this|that|the drink) ?(?:is|has|have|had|contains?|includes?|comes with)?)',
  ].join('|')})\\b`,
);
/** "Gin belongs in the bin" tells of gin, and wishes for none unless something good is said of it. */
const isToldOf =
  /^(?:is|are|was|were|isnt|arent|can|cant|should|would|will|must|has|have|had|belongs?|makes?|gives?|tastes?|smells?|sounds?|reminds?|looks?|feels?|kills?|takes?|goes|does|did|doesnt|didnt)\b(?!.*\b(?:\d+ (?:years?|yrs?)|fine|oka?y|good|great|nice|lovely|perfect|favou?rites?|best|better|loves?|i like|we like|welcome|delicious|amazing|awesome|tasty|yum\w*|preferred|please|needed|must|possible|allowed|left\w*|available|hand|open|have|want|got|fridge|home|here|there|in it|go with|with)\b)/;
const opening = /^(?:(?:the|well|and|also|ok|okay|all|any|my|oh|so)(?: |$))*$/;
/** A clause that is nothing but a no is said of the one before it. */
const onlyNo =
  /^(?:(?:so|and|just|please|hard|thanks|ever|again|thank you|absolutely|definitely|hell|oh|god|ill|id|i|but) )*(?:no|nope|nah|never|not|pass|over my dead body)(?: (?:thanks|thank you|please|again|ever|way|for me|sorry|really|that|it|this|those|one|anymore|any more))*$/;

/**
 * What is named as if it was wished for, though words of dislike stand beside it that were not read: it is asked about, and not
 * poured. Implements BEYOND-109.
 * @param text a question with every no said in one way
 * @returns what is named so
 */
export function doubtedIn(text: string, named: readonly Named[]): Named[] {
  const words = text.split(' ').filter(Boolean);
  const clauses: { from: number; to: number; text: string }[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const word = words[at];
    if (word !== undefined && word !== ',' && !(turnWords.has(word) && at > from)) continue;
    if (at > from) clauses.push({ from, to: at, text: words.slice(from, at).join(' ') });
    from = word === ',' ? at + 1 : at;
  }
  return clauses.flatMap((clause, index) => {
    const inIt = named.filter(({ at }) => at >= clause.from && at < clause.to);
    const next = clauses[index + 1]?.text ?? '';
    const [subject] = inIt;
    const rest = subject ? words.slice(subject.at + subject.text.split(' ').length, clause.to).join(' ') : '';
    const isSubject = subject !== undefined && opening.test(words.slice(clause.from, subject.at).join(' '));
    const isNegated = inIt.some(({ negated }) => negated);
    const isDisliked = !isNegated && (dislike.test(clause.text) || onlyNo.test(next));
    if (!isDisliked && !(isSubject && !subject.negated && isToldOf.test(rest))) return [];
    return inIt.filter(({ meaning }) => meaning.kind === 'ingredient' || meaning.kind === 'taste');
  });
}
