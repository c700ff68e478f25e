import { fold, stemOf } from '../../../texts/search-words.ts';

/**
 * Words for the same goods, in each language of the shops: somebody who types one means the others too. Motifs have
 * none, as a fox is no wolf.
 */
const alike = [
  'sweatshirt sweater sweat jumper pullover crewneck pulli',
  'hoodie hooded kapuzenpullover kapuzenpulli',
  'tshirt tee',
  'mug cup tasse becher',
  'tote shopper beutel stofftasche',
  'rucksack backpack',
  'bag tasche sac',
  'cap snapback kappe casquette',
  'beanie mütze bonnet',
  'vest tank singlet',
  'jogger sweatpants jogginghose',
  'trousers hose pantalon',
  'poster print affiche plakat',
  'cushion pillow kissen coussin',
  'sticker decal aufkleber autocollant',
  'bottle flask flasche gourde bouteille',
  'notebook journal notepad notizbuch carnet',
  'apron schürze tablier',
  'blanket throw decke plaid',
  'sock socke chaussette',
  'bodysuit babygrow onesie romper strampler',
  'gift present geschenk cadeau voucher gutschein',
  'kid child children youth junior kinder enfant',
  'baby infant toddler newborn bébé',
  'women lady female damen femme',
  'men male herren homme',
  'christmas xmas weihnachten noël',
  'grey gray grau gris',
];

/** Narrower words that a wider word also means; not the other way round: a search for “beanie” wants no cap. */
const kinds: Readonly<Record<string, string>> = {
  hat: 'cap beanie',
  headwear: 'cap beanie hat',
  bag: 'tote rucksack backpack',
  trousers: 'jogger legging short',
  drinkware: 'mug bottle tumbler',
  clothing: 'tshirt hoodie sweatshirt',
};

const stems = (text: string): string[] => text.split(' ').map((word) => stemOf(fold(word)));

const others = new Map<string, ReadonlySet<string>>();
const join = (word: string, meant: readonly string[]): void => {
  const set = new Set([...(others.get(word) ?? []), ...meant]);
  set.delete(word);
  others.set(word, set);
};
for (const group of alike) {
  const words = stems(group);
  for (const word of words) join(word, words);
}
for (const [wide, narrow] of Object.entries(kinds)) for (const word of stems(wide)) join(word, stems(narrow));

const none: ReadonlySet<string> = new Set();

/** Stems of the words that mean what a word means; empty where there are none. */
export function synonymsOf(stem: string): ReadonlySet<string> {
  return others.get(stem) ?? none;
}

/** Every word that has synonyms, as a stem. */
export const wordsWithSynonyms: readonly string[] = [...others.keys()];
