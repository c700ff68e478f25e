import { pageSchema, platformDivision, randomUuid, type Page } from '@omnis/models';

type Properties = Readonly<Record<string, unknown>>;

function block(order: number, type: string, properties: Properties) {
  return { uid: randomUuid(), type, size: 12, properties, items: [], flags: [], order };
}

/** The pages that a platform begins with: a home page that invites owners, and one about it. Staff make them their own. */
export function platformPages(name: string): Page[] {
  const page = (url: string, title: string, blocks: readonly unknown[]): Page =>
    pageSchema.parse({
      uuid: randomUuid(),
      url,
      divisionId: platformDivision,
      published: true,
      flags: url === '/' ? ['homepage'] : [],
      properties: {
        title,
        description: `Open a shop of your own on ${name}.`,
        isStorePage: true,
        ySpacing: 56,
      },
      blocks,
    });
  return [
    page('/', name, [
      block(0, 'banner', {
        title: 'A shop of your own',
        subTitle: `Design, sell and send with ${name}`,
        image: '/images/scenes/colour-block-summer',
        mobileImage: '/images/scenes/colour-block-summer-portrait',
        actions: [{ text: 'Open a shop', href: '/sign-up/', primary: true }],
      }),
      block(1, 'textBlock', {
        title: 'Three steps to a shop',
        html: '<ol><li>Sign up and choose a name.</li><li>Add your products and make the pages yours.</li><li>Open your shop and sell.</li></ol>',
      }),
    ]),
    page('/about/', `About ${name}`, [
      block(0, 'textBlock', {
        title: `About ${name}`,
        html: '<p>Say who runs this platform, and how owners reach you.</p>',
      }),
    ]),
  ];
}

/** The menu and the footer that a platform begins with. */
export const platformMenu = [
  { text: 'Open a shop', href: '/sign-up/' },
  { text: 'About', href: '/about/' },
  { text: 'Sign in', href: '/login/' },
] as const;

/** Columns of links under every page. */
export const platformFooter = [
  {
    title: 'Shops',
    items: [
      { text: 'Open a shop', link: '/sign-up/' },
      { text: 'Sign in', link: '/login/' },
    ],
  },
  { title: 'Help', items: [{ text: 'About us', link: '/about/' }] },
] as const;
