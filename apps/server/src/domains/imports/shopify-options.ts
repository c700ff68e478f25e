import { cell } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';

/** An option of a variant, such as its size. */
export interface Option {
  name: string;
  value: string;
}

/** Numbers of the options that a line has at most. */
export const optionNumbers = [1, 2, 3] as const;

// Exports carry the names that the shop's owner gave them, in the owner's language.
const colourName =
  /colou?r|farbe|couleur|kleur|^cor$|färg|farve|^farge$|kolor|barva|farba|^väri|culoare|renk|χρώμα|цвет|колір|色|컬러|색상|สี|màu/iu;
const sizeName =
  /size|größe|groesse|taille|pointure|maat|talla|taglia|tamanho|storlek|størrelse|rozmiar|velikost|veľkosť|^koko$|mărime|beden|méret|μέγεθος|размер|розмір|サイズ|尺|사이즈|크기|ขนาด|kích/iu;

/** The one variant of a product without choices: Shopify names it so in every language. */
function isDefault({ name, value }: Option): boolean {
  return value === '' || (/^(title)?$/i.test(name) && /^default( title)?$/i.test(value));
}

/** The names of a product's options, which stand in its first line. */
export function optionNames(first: ShopifyRow): string[] {
  return optionNumbers.map((index) => cell(first, `Option${index} Name`));
}

/** The options of a line under their product's names. */
export function optionsOf(row: ShopifyRow, names: readonly string[]): Option[] {
  return optionNumbers.map((index) => ({
    name: names[index - 1] ?? '',
    value: cell(row, `Option${index} Value`),
  }));
}

/** Colour and size of a variant by its option names; further options join the size, so that nothing is lost. */
export function choices(options: readonly Option[]): { colour: string; size: string } {
  const real = options.filter((option) => !isDefault(option));
  const colour = real.find(({ name }) => colourName.test(name));
  const others = real.filter((option) => option !== colour);
  const size = others.find(({ name }) => sizeName.test(name));
  const rest = others.filter((option) => option !== size);
  return {
    colour: colour?.value ?? '',
    size: [size, ...rest].flatMap((option) => (option ? [option.value] : [])).join(' / '),
  };
}
