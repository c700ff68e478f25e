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

/** Words of one store that mean the same, by their stems. */
export interface OwnSynonyms {
  of(stem: string): ReadonlySet<string>;
  /** Every word that has some. */
  readonly words: readonly string[];
}

/** The synonyms that a store has set: each word of a group means all the others. */
export function ownSynonyms(groups: readonly (readonly string[])[]): OwnSynonyms {
  const meant = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.map((word) => stemOf(fold(word)));
    for (const word of words) {
      const set = meant.get(word) ?? new Set<string>();
      for (const other of words) if (other !== word) set.add(other);
      meant.set(word, set);
    }
  }
  return { of: (stem) => meant.get(stem) ?? none, words: [...meant.keys()] };
}

/** Every word that has synonyms, as a stem. */
export const wordsWithSynonyms: readonly string[] = [...others.keys()];
