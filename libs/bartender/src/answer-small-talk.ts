import { type Responder, type Said, say } from './turn.ts';

const starters = [
  'Something bitter with gin',
  'What can I make tonight?',
  'Like a Negroni but lighter',
  'Something without alcohol',
];

const beyond = ['That is beyond my bar: I know drinks and little else. Ask me for one, and I am of use.'];

const talks: readonly {
  pattern: RegExp;
  text: readonly string[];
  links?: Said['links'];
  /** Something to drink at, where a drink is asked for. */
  isOccasion?: true;
}[] = [
  {
    pattern:
      /^(?:hi|hello|hey|heya|good (?:morning|evening|afternoon|day)|howdy|yo|greetings|hiya|hallo|salut|hola|ciao)(?: there| bartender| again| everyone)?(?: ,)?$|^how are you(?: doing)?(?: today)?$|^(?:hi|hello|hey)(?: there)? ,? how are you(?: doing)?(?: today)? ?,?$/,
    text: [
      'Good to see you. Tell me what you feel like, what you have, or what you cannot stand, and I find you a drink.',
    ],
  },
  {
    pattern:
      /^(?:thanks?|thank you|thx|cheers|great|perfect|nice|awesome|lovely|wonderful|excellent|cool thanks|many thanks|much appreciated|ta|super|that was great|sounds good|good)(?: (?:a lot|so much|very much|thanks|thank you|you|mate|bartender|for (?:the|your) help|that))*(?: ,)?(?: (?:thanks?|thank you))?$/,
    text: ['My pleasure. Take your time with it.'],
  },
  {
    pattern: /^(?:bye|goodbye|good night|see you|later|see ya|ciao ciao|night)(?: .*)?$/,
    text: ['Good night, and get home safe.'],
  },
  {
    pattern:
      /\b(?:who are you|what are you|are you (?:a )?(?:human|real|robot|bot|ai|machine|chatgpt|person|an ai)|your name|who made you|are you chatgpt|what model|language model)\b/,
    text: [
      'I am the bartender of this site: a program, not a person. I answer from its recipes, its list of ingredients and what stands on your bar. I make nothing up, and I have never tasted a drop.',
    ],
  },
  {
    pattern:
      /^help$|\b(?:what (?:can|do) you do|how (?:do|does) (?:you|this) work|what can i ask|how can you help|help me use|what do you know|your capabilities|what else can you|instructions for this chat)\b/,
    text: [
      'Ask me as you would over a bar: by a mood ("something long and bitter"), by what you have ("I have gin, limes and mint"), by a drink ("like a Negroni but lighter"), by what must not be in it ("no egg, no nuts"), or by the company ("four of us, two do not drink").',
      'I can also tell you how to make a drink, why it is stirred, what to use when something is missing, how much to mix for twelve, and what goes with cheese or a cigar.',
    ],
  },
  {
    pattern: /\b(?:add|save|put) (?:it|this|that|them|these|those|the \w+ one)\b(?! (?:ice|more|some))/,
    text: [
      'I leave that in your hands: the heart beside a drink saves it, and on its page you can add it to a collection.',
    ],
  },
  {
    pattern:
      /\b(?:cheap(?:est)?|least expensive|on a budget|low budget)\b(?!.*\b(?:drinks?|cocktails?|something|anything|punch)\b)|\bhow much (?:does|do|is|are|would|will)\b.*\b(?:cost|costs|a bottle)\b|\b(?:prices?|cost) (?:of|for)\b|\bwhere (?:can|could|do|should|to|would) (?:(?:i|we|you|one) )?(?:buy|get|find|order|purchase)\b|\b(?:best|good|better|which|what|cheap\w*|favou?rite|recommend\w*) (?:\w+ ){0,2}brands?\b|\bbrands? (?:of|for)\b/,
    text: [
      'Prices, shops and the one best brand are beyond me: I know what goes into drinks, not what your store has on its shelf. Tell me what you have or like, and I say what to mix with it, or what stands in for it.',
    ],
  },
  {
    pattern: /\b(?:kosher|organic|fair ?trade|non gmo|paleo|low fodmap|fodmaps?)\b/,
    text: [
      'I cannot tell you that: no recipe here says how its bottles were made or certified, and I would rather not guess. The label or the maker knows.',
    ],
  },
  {
    pattern: /\b(?:tell me a joke|joke|make me laugh|something funny)\b/,
    isOccasion: true,
    text: [
      'A Martini walks up to the bar. The bartender stirs; nobody is shaken. That is the best I have; the drinks are better.',
    ],
  },
  {
    pattern:
      /\b(?:ignore (?:all |your |the )?(?:previous|prior|above|instructions|rules)|system prompt|developer mode|jailbreak|pretend (?:you|to be)|you are now|reveal your|forget your (?:rules|instructions)|act as (?:if|a|an)|disregard)\b/,
    text: [
      'I keep to what I am here for: drinks from this site, and the rules that keep people safe. What would you like?',
    ],
  },
  {
    pattern:
      /\b(?:bitcoin|stock market|homework|code|python|javascript|translate|capital of|poem|essay|math|calculate)\b/,
    text: beyond,
  },
  {
    pattern: /\b(?:weather|president|politics|football|movie|news|election)\b/,
    isOccasion: true,
    text: beyond,
  },
];
const asksForDrink = /\b(?:drinks?|cocktails?|party|night)\b/;

/** Greetings, thanks, who it is and what it can do. */
export const answerSmallTalk: Responder = ({ request }) => {
  const plain = request.plain.replace(/[ ,]+$/, '');
  const isWish = asksForDrink.test(plain) || request.named.some(({ meaning }) => meaning.kind !== 'tag');
  const talk = talks.find(({ pattern, isOccasion }) => pattern.test(plain) && !(isOccasion && isWish));
  return talk ? say('small-talk', talk.text, { links: talk.links ?? [], suggestions: starters }) : null;
};
