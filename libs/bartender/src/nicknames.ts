import { errorsBetween } from './near-names.ts';
import { plainWords } from './spoken/plain-words.ts';

/** What people call a drink or a bottle behind a bar, and its name: a name, then what it is called. */
const table = `
amaretto sour: ammy sour, amaretto saur
bloody mary: bloody, bloodies
caipirinha: caipi, caipis, caipirina
cosmopolitan: cosmo, cosmos, cosmopolitain
daiquiri: daq, daqs, daiq, daiqs, dak
dark n stormy: dark stormy, dark and stormy, dark n stormies
espresso martini: espresso mart, espresso marts, espresso tini, expresso martini
gin and tonic: g and t, g n t, gnt, g t, g and ts, g y t, gin n tonic, gin y tonic, gin tonica, gintonic
long island iced tea: liit, long island, long islands, long island tea, l i i t
margarita: marg, margs, margie, margies, rita, ritas
mojito: mojo, mojos
porn star martini: pornstar, porn star, pornstar martini
paper plane: paper airplane, paperplane, paper aeroplane
moscow mule: moscow m, mosco mule
old fashioned: old fash, old fashion, old fashions, old fashioneds, old f, oldie fashioned
pina colada: pinia colada, piniacolada, pina c, pineapple colada, penicolada
sex on the beach: sotb
tequila sunrise: teq sunrise
jack daniels: jd, jacks
whiskey: wiskey, wisky, whiskie
tequila: teq, tequi, teqs
vodka: vod, voddy, voddie, vokda, vodak
champagne: champers, champs
prosecco: prosec
cream of coconut: crema de coco, crema di cocco, creme de coco
cranberry juice: cran, cranb, cranny, cran juice
orange juice: oj, o j
pineapple juice: pine juice, pineapple j
ginger beer: gingerbeer, ging beer
ginger ale: gingerale
jagermeister: jager, jaeger, jaegermeister, yager, jagger
worcestershire sauce: worchestershire, worchestershire sauce, worcester sauce, worcestshire sauce, wooster sauce, lea and perrins
baileys: baylies, bailies, bailys, baylys, bayleys, baileys irish cream
jagerbomb: jager bombs, jaeger bomb, jaegerbomb, yagerbomb
hennessy: henny, hennesy
stolichnaya: stoli
jose cuervo: cuervo
makers mark: makers
captain morgan: capt morgan, captain morgans, cptn morgan
coca cola: coka cola, diet coke, coke zero, cola zero
energy drink: redbull, red bulls, monster energy
cointreau: quantro, cointro, quointreau
creme de violette: creme de violet, creme violette
blue curacao: blue curacau, blue curasao, blue curaco, blue curacoa
st germain: saint germain, st germaine, st germains
lemon lime soda: lemonlime
sparkling water: seltzer, club soda water
non alcoholic: no abv, zero abv, 0 abv, zero percent, 0 percent, 0 0 percent, 0 0, 0 alc, no alc, alc free, alkoholfrei, senza alcool, alcool free, no booze, without booze, no liquor, zero booze, sans alcohol, sin alcol
seven and seven: 7 and 7, 7 n 7, 7 7, seven seven, seven n seven
`;

const phrases: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', called = ''] = line.split(': ');
      return called.split(', ').map((phrase) => [phrase, name] as const);
    }),
);
const maxWords = 4;
/** Nicknames of several words, one of which may be written wrong. */
const several = [...phrases].flatMap(([phrase, name]) => {
  const words = phrase.split(' ');
  return words.length > 1 ? [{ words, name }] : [];
});

/**
 * A plain text with names for nicknames: "cosmo" becomes "cosmopolitan". Whoever has a drink of that very name keeps it.
 * @param isName whether a phrase is already the name of something
 */
export function withoutNicknames(plain: string, isName: (phrase: string) => boolean): string {
  const words = plain.split(' ');
  const said: string[] = [];
  for (let from = 0; from < words.length; ) {
    let length = Math.min(maxWords, words.length - from);
    const phraseOf = (size: number) => words.slice(from, from + size).join(' ');
    while (length > 1 && !phrases.has(phraseOf(length)) && !isName(phraseOf(length))) length--;
    const phrase = phraseOf(length);
    const wrong = length === 1 ? nearAt(words, from, isName) : undefined;
    if (wrong) {
      said.push(wrong.name);
      from += wrong.length;
      continue;
    }
    said.push(isName(phrase) ? phrase : (phrases.get(phrase) ?? phrase));
    from += length;
  }
  return said.join(' ');
}

/** "Long iland": a nickname of several words, one of which nobody knows and is nearly its own. */
function nearAt(words: readonly string[], from: number, isName: (phrase: string) => boolean) {
  const isWrong = (word: string, right: string) =>
    word.length > 3 &&
    word[0] === right[0] &&
    !plainWords.has(word) &&
    !isName(word) &&
    errorsBetween(word, right, 1) <= 1;
  for (const { words: right, name } of several) {
    const part = words.slice(from, from + right.length);
    const wrong = part.flatMap((word, at) => (word === right[at] ? [] : [at]));
    const [at] = wrong;
    if (part.length === right.length && wrong.length === 1 && at !== undefined)
      if (isWrong(part[at] as string, right[at] as string)) return { name, length: right.length };
  }
  return undefined;
}

/** Whether a word alone is what people call a drink or a bottle. */
export const isNickname = (word: string): boolean => phrases.has(word);
