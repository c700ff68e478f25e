import { languageOf } from '@omnis/models';
import { resolveTheme } from '@omnis/theme';
import { pageWordsIn } from '../../../texts/pages/page-words.ts';
import type { Division } from '../../../tenancy/division.ts';
import { markOfStore, type Mark } from '../../../tenancy/store-mark.ts';

/** Sides of the icons, in pixels: what systems ask for to install a store, and for its splash screen. */
const sides = [192, 512] as const;
/** Share of a maskable icon on each side that a system may cut away. */
const margin = 0.1;

function iconsOf({ path, ground, isDrawn }: Mark) {
  return sides.flatMap((side) => {
    const address = `${path}.png?width=${side}&height=${side}`;
    // An uploaded icon may come smaller than it was asked for.
    const shape = { sizes: isDrawn ? `${side}x${side}` : 'any', type: 'image/png' };
    return [
      { src: address, ...shape, purpose: 'any' },
      {
        src: `${address}&padding=${Math.round(side * margin)}&background=${ground}`,
        ...shape,
        purpose: 'maskable',
      },
    ];
  });
}

/** Address of a store's icon, as stands beside its messages. */
export function storeIcon(division: Division): string {
  return `${markOfStore(division).path}.png?width=${sides[0]}&height=${sides[0]}`;
}

/** The name under an icon: systems cut off what is longer than this. */
const shortName = (name: string): string => (name.length <= 12 ? name : (name.split(/[\s,&]+/)[0] ?? name));

/** Makes a store installable (W3C Web Application Manifest) with its name, colours and icons. */
export function storeManifest(division: Division) {
  const { values } = resolveTheme(division.theme, { overrides: division.themeProperties });
  const name = division.name;
  // One manifest for all: in the store's own language.
  const { say } = pageWordsIn(languageOf(division.locale), division);
  return {
    id: '/',
    name,
    short_name: shortName(name),
    lang: division.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: values['page.background'],
    theme_color: values['header.background'],
    categories: ['shopping'],
    icons: iconsOf(markOfStore(division)),
    shortcuts: [
      { name: say('Search'), url: '/search/' },
      { name: say('Favourites'), url: '/favourites/' },
      { name: say('Basket'), url: '/basket/' },
    ],
  };
}
