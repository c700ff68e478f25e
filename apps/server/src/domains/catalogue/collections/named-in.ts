import type { ManagedCollection } from '@omnis/contract';
import type { Db } from '../../../database/connection.ts';
import { fail, type Failure } from '../../../http/answer.ts';
import { discountsOfCollection } from '../../discounts/named-in-discounts.ts';
import { readMenus, writeMenus } from '../../divisions/settings/menus.ts';
import { pagesThatName } from '../../pages/named-in-pages.ts';
import { namesCollection, withoutLinks } from './named-links.ts';

/** A collection with every address that leads to it. */
export interface NamedCollection {
  readonly id: number;
  readonly urlNames: readonly string[];
}

/** Where a collection is named: in the menu, the footer, pages and discounts. */
export async function namedIn(
  db: Db,
  division: number,
  { id, urlNames }: NamedCollection,
): Promise<ManagedCollection['namedIn']> {
  const names = (json: unknown): boolean => namesCollection(json, urlNames);
  const menus = await readMenus(db, division);
  const texts = urlNames.flatMap((name) => [name, encodeURIComponent(name)]);
  const pages = await pagesThatName(db, division, { texts, names });
  const discounts = await discountsOfCollection(db, division, id);
  return [
    ...(names(menus.mainMenu) ? [{ kind: 'menu' as const, id: '', text: 'Menu' }] : []),
    ...(names(menus.footer) ? [{ kind: 'footer' as const, id: '', text: 'Footer' }] : []),
    ...pages.map((page) => ({ kind: 'page' as const, id: String(page.id), text: page.url })),
    ...discounts.map((discount) => ({ kind: 'discount' as const, id: discount.id, text: discount.title })),
  ];
}

/** Takes the links to a collection out of the menu and the footer; true when there was one. */
export async function unlink(db: Db, division: number, { urlNames }: NamedCollection): Promise<boolean> {
  const { mainMenu, footer } = await readMenus(db, division);
  if (!namesCollection([mainMenu, footer], urlNames)) return false;
  await writeMenus(db, division, {
    mainMenu: withoutLinks(mainMenu, urlNames),
    footer: withoutLinks(footer, urlNames),
  });
  return true;
}

const fieldOf = { menu: 'menu', footer: 'footer', page: 'pages', discount: 'discounts' } as const;

/** Says where a collection is named that is to be deleted. */
export function stillNamed(places: ManagedCollection['namedIn']): Failure {
  const errors = places.map(({ kind, text }) => ({
    field: fieldOf[kind],
    message:
      kind === 'page'
        ? `The page ${text} names this collection`
        : kind === 'discount'
          ? `The discount ${text} is for this collection`
          : `The ${kind} links to this collection`,
  }));
  return { ...fail('conflict', `${errors.map(({ message }) => message).join('. ')}.`), errors };
}
