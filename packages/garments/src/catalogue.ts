import { babyBodysuit } from './shapes/baby-bodysuit.ts';
import { beanie, cap } from './shapes/headwear.ts';
import { giftCard } from './shapes/gift-card.ts';
import { hoodie } from './shapes/hoodie.ts';
import { kidsTShirt } from './shapes/kids-t-shirt.ts';
import { longSleeve } from './shapes/long-sleeve.ts';
import { mensTShirt } from './shapes/mens-t-shirt.ts';
import { mug } from './shapes/mug.ts';
import { artPrint, stickerSheet } from './shapes/paper-goods.ts';
import type { GarmentShape } from './shapes/shape.ts';
import { sweatshirt } from './shapes/sweatshirt.ts';
import { toteBag } from './shapes/tote-bag.ts';
import { womensTShirt } from './shapes/womens-t-shirt.ts';
import { toScale } from './to-scale.ts';
import { garmentKinds, type GarmentKind } from './garment-kinds.ts';

/** Facts about a kind of product, for seeds. */
export interface GarmentInfo {
  name: string;
  /** Slugs of colours that the product is commonly sold in. */
  colours: readonly string[];
}

const tees = [
  'white',
  'ecru',
  'athletic-grey',
  'charcoal',
  'black',
  'navy',
  'denim-blue',
  'sky-blue',
  'teal',
  'sage',
  'forest-green',
  'olive',
  'mustard',
  'rust',
  'coral',
  'red',
  'burgundy',
  'dusty-pink',
  'lavender',
];
const fleece = [
  'white',
  'oatmeal',
  'stone',
  'athletic-grey',
  'charcoal',
  'black',
  'navy',
  'sage',
  'forest-green',
  'mustard',
  'rust',
  'burgundy',
  'dusty-pink',
  'lavender',
  'plum',
];
const small = ['white', 'butter', 'mint', 'sky-blue', 'dusty-pink', 'apricot', 'athletic-grey', 'navy'];
const heads = ['black', 'charcoal', 'navy', 'forest-green', 'olive', 'rust', 'mustard', 'stone', 'burgundy'];

/** Names and usual colours by kind. */
export const garmentInfo: Readonly<Record<GarmentKind, GarmentInfo>> = {
  'mens-t-shirt': { name: 'Men’s T-shirt', colours: tees },
  'womens-t-shirt': { name: 'Women’s T-shirt', colours: tees },
  'kids-t-shirt': { name: 'Kids’ T-shirt', colours: [...small, 'mustard', 'coral', 'teal', 'red'] },
  'long-sleeve': { name: 'Long-sleeve T-shirt', colours: tees.slice(0, 12) },
  sweatshirt: { name: 'Sweatshirt', colours: fleece },
  hoodie: { name: 'Hoodie', colours: fleece },
  'baby-bodysuit': { name: 'Baby bodysuit', colours: small },
  'tote-bag': {
    name: 'Tote bag',
    colours: ['ecru', 'white', 'black', 'navy', 'sage', 'mustard', 'rust', 'dusty-pink'],
  },
  cap: { name: 'Cap', colours: heads },
  beanie: { name: 'Beanie', colours: heads },
  mug: { name: 'Mug', colours: ['white', 'ecru', 'black', 'navy', 'sage', 'mustard', 'rust', 'sky-blue'] },
  'art-print': { name: 'Art print', colours: ['oak', 'walnut', 'black', 'white'] },
  'sticker-sheet': { name: 'Sticker sheet', colours: ['white'] },
  'gift-card': { name: 'Gift card', colours: ['rust', 'navy', 'sage', 'mustard'] },
};

const drawings: Readonly<Record<GarmentKind, GarmentShape>> = {
  'mens-t-shirt': mensTShirt,
  'womens-t-shirt': womensTShirt,
  'kids-t-shirt': kidsTShirt,
  'long-sleeve': longSleeve,
  sweatshirt,
  hoodie,
  'baby-bodysuit': babyBodysuit,
  'tote-bag': toteBag,
  cap,
  beanie,
  mug,
  'art-print': artPrint,
  'sticker-sheet': stickerSheet,
  'gift-card': giftCard,
};

/** The drawings by kind, with their print areas in the scale of the size charts. */
export const garmentShapes: Readonly<Record<GarmentKind, GarmentShape>> = {
  ...drawings,
  ...Object.fromEntries(garmentKinds.map((kind) => [kind, toScale(kind, drawings[kind])])),
};
