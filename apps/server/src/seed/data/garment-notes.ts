import { garmentSizes, type GarmentKind } from '@omnis/garments';

/** A demo shop's notes on a kind of product. */
export interface GarmentNote {
  /** Second half of a product's name. */
  noun: string;
  /** How a product is filed. */
  type: string;
  /** Word of its SKU. */
  code: string;
  gender: 'men' | 'women' | 'kids' | 'unisex' | '';
  /** Price in pence before a shop's own pricing, tax included. */
  pence: number;
  /** Percent; children's clothes carry none in the UK. */
  vat: number;
  /** Sizes with what each costs more, in pence. */
  sizes: readonly (readonly [name: string, extra: number])[];
  /** Number of colours that a product comes in. */
  colours: number;
  grams: number;
  /** Has a back that is worth a picture. */
  back: boolean;
  feel: string;
  details: readonly { title: string; html: string }[];
}

const adult = [
  ['XS', 0],
  ['S', 0],
  ['M', 0],
  ['L', 0],
  ['XL', 0],
  ['2XL', 200],
] as const;
const cottonCare =
  '<p>Wash at 30 °C with like colours, inside out. Line dry, and iron around the print rather than over it. No bleach, no tumble dryer.</p>';
/** Chest of each size as the size chart has it. */
const chests = (kind: GarmentKind): string =>
  garmentSizes(kind)
    .filter(({ name }) => adult.some(([size]) => size === name))
    .map(({ name, measures: [chest] }) => `${name} ${chest} cm`)
    .join(', ');
/** Help with choosing a size. */
const chooseSize = (kind: GarmentKind): string =>
  `<p>Measure one that you like, laid flat, from armpit to armpit: ${chests(kind)}. Between two sizes, take the larger.</p>`;

/** Notes by kind. */
export const garmentNotes: Readonly<Record<GarmentKind, GarmentNote>> = {
  'mens-t-shirt': {
    noun: 'Men’s T-shirt',
    type: 'T-shirts',
    code: 'MT',
    gender: 'men',
    pence: 2400,
    vat: 20,
    sizes: adult,
    colours: 5,
    grams: 180,
    back: true,
    feel: 'A midweight T-shirt in soft ring-spun organic cotton, cut straight and taped from shoulder to shoulder so that it keeps its shape.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>100% organic cotton, 165 g/m², knitted and sewn with renewable energy.</p>${cottonCare}`,
      },
      {
        title: 'Size and fit',
        html: `<p>Regular fit, true to size.</p>${chooseSize('mens-t-shirt')}`,
      },
    ],
  },
  'womens-t-shirt': {
    noun: 'Women’s T-shirt',
    type: 'T-shirts',
    code: 'WT',
    gender: 'women',
    pence: 2400,
    vat: 20,
    sizes: adult,
    colours: 5,
    grams: 160,
    back: true,
    feel: 'A fitted T-shirt in soft organic cotton with a slightly wider neck and short sleeves that sit where they should.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>100% organic cotton, 155 g/m², knitted and sewn with renewable energy.</p>${cottonCare}`,
      },
      {
        title: 'Size and fit',
        html: `<p>Gently fitted.</p>${chooseSize('womens-t-shirt')}`,
      },
    ],
  },
  'kids-t-shirt': {
    noun: 'Kids’ T-shirt',
    type: 'T-shirts',
    code: 'KT',
    gender: 'kids',
    pence: 1600,
    vat: 0,
    sizes: [
      ['3–4 years', 0],
      ['5–6 years', 0],
      ['7–8 years', 0],
      ['9–11 years', 0],
      ['12–13 years', 0],
    ],
    colours: 4,
    grams: 120,
    back: true,
    feel: 'Soft enough to sleep in and strong enough for the climbing frame: organic cotton with a double-stitched hem.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>100% organic cotton, 155 g/m², free of nickel and of harmful dyes.</p>${cottonCare}`,
      },
      {
        title: 'Size and fit',
        html: '<p>Roomy, with space to grow. 3–4 years fits up to 104 cm, 5–6 up to 116 cm, 7–8 up to 128 cm, 9–11 up to 146 cm, 12–13 up to 158 cm.</p>',
      },
    ],
  },
  'long-sleeve': {
    noun: 'Long-Sleeve Top',
    type: 'Long sleeves',
    code: 'LS',
    gender: 'women',
    pence: 2900,
    vat: 20,
    sizes: adult,
    colours: 4,
    grams: 210,
    back: true,
    feel: 'A long-sleeved top in brushed organic cotton, light enough to layer and long enough to stay tucked in.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>100% organic cotton, 180 g/m², brushed on the inside.</p>${cottonCare}`,
      },
      { title: 'Size and fit', html: `<p>Regular fit with ribbed cuffs.</p>${chooseSize('long-sleeve')}` },
    ],
  },
  sweatshirt: {
    noun: 'Sweatshirt',
    type: 'Sweatshirts',
    code: 'SW',
    gender: 'men',
    pence: 4200,
    vat: 20,
    sizes: adult,
    colours: 4,
    grams: 420,
    back: true,
    feel: 'A proper crew-neck sweatshirt: heavy loopback cotton, ribbed sides, and a neck that does not go slack.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>85% organic cotton, 15% recycled polyester, 300 g/m², brushed on the inside.</p>${cottonCare}`,
      },
      {
        title: 'Size and fit',
        html: `<p>Relaxed fit. Take one size down for a closer one.</p>${chooseSize('sweatshirt')}`,
      },
    ],
  },
  hoodie: {
    noun: 'Hoodie',
    type: 'Hoodies',
    code: 'HD',
    gender: 'women',
    pence: 4800,
    vat: 20,
    sizes: adult,
    colours: 4,
    grams: 520,
    back: true,
    feel: 'A warm hoodie with a double-lined hood, a deep front pocket and flat cords that stay in.',
    details: [
      {
        title: 'Fabric and care',
        html: `<p>85% organic cotton, 15% recycled polyester, 320 g/m², brushed on the inside.</p>${cottonCare}`,
      },
      { title: 'Size and fit', html: `<p>Relaxed fit, dropped shoulder.</p>${chooseSize('hoodie')}` },
    ],
  },
  'baby-bodysuit': {
    noun: 'Baby Bodysuit',
    type: 'Baby',
    code: 'BB',
    gender: 'kids',
    pence: 1400,
    vat: 0,
    sizes: [
      ['0–3 months', 0],
      ['3–6 months', 0],
      ['6–12 months', 0],
      ['12–18 months', 0],
    ],
    colours: 4,
    grams: 90,
    back: false,
    feel: 'An envelope-neck bodysuit in the softest organic jersey we could find, with poppers that do up in the dark.',
    details: [
      {
        title: 'Fabric and care',
        html: '<p>100% organic cotton, 180 g/m², with nickel-free poppers. Wash at 40 °C; tumble dry low if you must.</p>',
      },
      {
        title: 'Size and fit',
        html: '<p>0–3 months fits up to 62 cm, 3–6 up to 68 cm, 6–12 up to 80 cm, 12–18 up to 86 cm.</p>',
      },
    ],
  },
  'tote-bag': {
    noun: 'Tote Bag',
    type: 'Bags',
    code: 'TB',
    gender: '',
    pence: 1400,
    vat: 20,
    sizes: [['', 0]],
    colours: 4,
    grams: 150,
    back: false,
    feel: 'A sturdy tote with handles long enough for the shoulder and room for a weekend’s shopping.',
    details: [
      {
        title: 'Fabric and care',
        html: '<p>100% organic cotton canvas, 210 g/m². Wash cold and press while damp.</p>',
      },
      { title: 'Dimensions', html: '<p>38 × 42 cm, handles 67 cm, holds 10 litres and a good 12 kg.</p>' },
    ],
  },
  cap: {
    noun: 'Cap',
    type: 'Hats',
    code: 'CP',
    gender: 'unisex',
    pence: 1900,
    vat: 20,
    sizes: [['', 0]],
    colours: 4,
    grams: 90,
    back: false,
    feel: 'An unstructured six-panel cap with a curved peak and a brass buckle at the back.',
    details: [
      {
        title: 'Fabric and fit',
        html: '<p>100% organic cotton twill. One size, adjusts from 54 to 61 cm. Sponge clean.</p>',
      },
    ],
  },
  beanie: {
    noun: 'Beanie',
    type: 'Hats',
    code: 'BN',
    gender: 'unisex',
    pence: 1800,
    vat: 20,
    sizes: [['', 0]],
    colours: 4,
    grams: 80,
    back: false,
    feel: 'A double-layer rib-knit beanie with a deep cuff, warm without the itch.',
    details: [
      {
        title: 'Fabric and fit',
        html: '<p>50% recycled polyester, 50% organic cotton. One size. Wash at 30 °C and dry flat.</p>',
      },
    ],
  },
  mug: {
    noun: 'Mug',
    type: 'Mugs',
    code: 'MG',
    gender: '',
    pence: 1200,
    vat: 20,
    sizes: [['', 0]],
    colours: 3,
    grams: 380,
    back: false,
    feel: 'A generous ceramic mug with a handle that takes four fingers.',
    details: [
      {
        title: 'Good to know',
        html: '<p>Ceramic, 330 ml, 9.5 cm high. Dishwasher and microwave safe; the print is fired in. Posted in a box that survives being dropped.</p>',
      },
    ],
  },
  'art-print': {
    noun: 'Art Print',
    type: 'Prints',
    code: 'AP',
    gender: '',
    pence: 2600,
    vat: 20,
    sizes: [
      ['A4', 0],
      ['A3', 900],
      ['A2', 2200],
    ],
    colours: 3,
    grams: 900,
    back: false,
    feel: 'A giclée print on heavy cotton paper, framed by hand behind clear acrylic and ready to hang.',
    details: [
      {
        title: 'Paper and frame',
        html: '<p>Archival inks on 240 g/m² matt cotton paper. Solid wood frame, 20 mm, with acrylic glass.</p>',
      },
      {
        title: 'Dimensions',
        html: '<p>A4 21 × 29.7 cm, A3 29.7 × 42 cm, A2 42 × 59.4 cm, each plus the frame.</p>',
      },
    ],
  },
  'sticker-sheet': {
    noun: 'Sticker Sheet',
    type: 'Stickers',
    code: 'ST',
    gender: '',
    pence: 500,
    vat: 20,
    sizes: [['', 0]],
    colours: 1,
    grams: 20,
    back: false,
    feel: 'A sheet of weatherproof stickers for laptops, bottles and bicycle frames.',
    details: [
      {
        title: 'Good to know',
        html: '<p>A5 sheet of vinyl stickers, cut to shape. They stand sun, rain and the dishwasher, and come off without a trace.</p>',
      },
    ],
  },
  'gift-card': {
    noun: 'gift card',
    type: 'Gift card',
    code: 'CARD',
    gender: '',
    pence: 500,
    vat: 0,
    sizes: [['', 0]],
    colours: 1,
    grams: 20,
    back: false,
    feel: 'A card in an envelope of recycled paper, for whoever chooses better themselves.',
    details: [
      {
        title: 'How it works',
        html: '<p>It comes by mail, with a code that is entered at checkout.</p>',
      },
    ],
  },
};
