import type { DashboardHit, DashboardSearchKind } from '@omnis/contract';
import { isOrderStatusCode, orderStatuses, type DashboardPermission } from '@omnis/models';
import { settingsTopics } from '../settings/topics.ts';
import { sections } from '../shell/sections.ts';
import type en from '../texts/search/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';
import { isFoundBy } from './words.ts';
import type { SearchTexts } from '../texts/search/index.ts';
import type { SettingsTexts } from '../texts/settings/index.ts';
import type { ShellTexts } from '../texts/shell/index.ts';

/** An entry of the search: a place to go to. */
export interface Entry {
  /** Where it leads. */
  readonly href: string;
  readonly title: string;
  readonly note: string;
  readonly image: string | null;
  /** How it stands, in words; null without one. */
  readonly state: string | null;
  /** Its kind, which decides its sign. */
  readonly kind: DashboardSearchKind | 'action' | 'place';
}

/** Entries under one heading. */
export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

interface Known extends Pick<Entry, 'href' | 'title' | 'kind'> {
  readonly permission?: DashboardPermission | undefined;
  /** Other words by which it is found. */
  readonly words?: string;
}

const actions = (t: SearchTexts): readonly Known[] => [
  {
    kind: 'action',
    title: t('createOrder'),
    href: '/dashboard/orders/new/',
    permission: 'orders',
    words: t('createOrderWords'),
  },
  {
    kind: 'action',
    title: t('createProduct'),
    href: '/dashboard/products/?new=1',
    permission: 'products',
    words: t('createProductWords'),
  },
  {
    kind: 'action',
    title: t('createDiscount'),
    href: '/dashboard/discounts/new/',
    permission: 'products',
    words: t('createDiscountWords'),
  },
  {
    kind: 'action',
    title: t('createCollection'),
    href: '/dashboard/collections/new/',
    permission: 'products',
    words: t('createCollectionWords'),
  },
  {
    kind: 'action',
    title: t('createPage'),
    href: '/dashboard/pages/?new=1',
    permission: 'pages',
    words: t('createPageWords'),
  },
  {
    kind: 'action',
    title: t('writePost'),
    href: '/dashboard/blog/new/',
    permission: 'pages',
    words: t('writePostWords'),
  },
  {
    kind: 'action',
    title: t('createDeliveryZone'),
    href: '/dashboard/delivery/new/',
    permission: 'settings',
    words: t('createDeliveryZoneWords'),
  },
  {
    kind: 'action',
    title: t('importProducts'),
    href: '/dashboard/imports/',
    permission: 'imports',
    words: t('importProductsWords'),
  },
];

const settings = (t: SearchTexts, tSettings: SettingsTexts): readonly Known[] =>
  settingsTopics.map(({ to, title, text, words, permission }) => ({
    kind: 'place',
    title: t('settingsEntry', { title: tSettings(title) }),
    href: to,
    permission,
    words: `${tSettings(text)} ${tSettings(words)}`,
  }));

/** More words by which sections are found, by their addresses. */
const sectionWords: Readonly<Record<string, PlainKey<typeof en>>> = {
  '/dashboard/appearance/': 'appearanceWords',
  '/dashboard/menu/': 'menuWords',
  '/dashboard/footer/': 'footerWords',
  '/dashboard/banners/': 'bannersWords',
  '/dashboard/custom-code/': 'customCodeWords',
};

const places = (tShell: ShellTexts, t: SearchTexts, tSettings: SettingsTexts): readonly Known[] => [
  ...sections.map(({ to, text, permission }) => {
    const words = sectionWords[to];
    return {
      kind: 'place' as const,
      title: tShell(text),
      href: to,
      permission,
      ...(words !== undefined && { words: t(words) }),
    };
  }),
  {
    kind: 'place',
    title: t('accountSecurity'),
    href: '/dashboard/security/',
    words: t('accountSecurityWords'),
  },
  { kind: 'place', title: t('notifications'), href: '/dashboard/notifications/' },
  ...settings(t, tSettings),
];

/** Texts that entries are written with: of the search, of the navigation and of the settings. */
export interface EntryTexts {
  readonly t: SearchTexts;
  readonly tShell: ShellTexts;
  readonly tSettings: SettingsTexts;
}

/** Actions and places of the dashboard that a text finds, for who may use them; all actions for an empty one. */
export function knownEntries(
  { t, tShell, tSettings }: EntryTexts,
  q: string,
  may: (permission: DashboardPermission) => boolean,
): EntryGroup[] {
  const fits = ({ title, words: more = '', permission }: Known): boolean =>
    (permission === undefined || may(permission)) && isFoundBy(q, `${title} ${more}`);
  const toEntry = ({ kind, title, href }: Known): Entry => ({
    kind,
    title,
    href,
    note: '',
    image: null,
    state: null,
  });
  return [
    { title: t('actions'), entries: actions(t).filter(fits).map(toEntry) },
    {
      title: t('goTo'),
      entries: q.trim() === '' ? [] : places(tShell, t, tSettings).filter(fits).map(toEntry),
    },
  ].filter(({ entries }) => entries.length > 0);
}

const kinds = {
  orders: 'orders',
  customers: 'customers',
  products: 'products',
  collections: 'collections',
  discounts: 'discounts',
  pages: 'pages',
} as const satisfies Readonly<Record<DashboardSearchKind, keyof typeof en>>;

const states = {
  active: 'onSale',
  draft: 'draft',
  published: 'published',
  cancelled: 'cancelled',
  scheduled: 'scheduled',
  expired: 'expired',
  used_up: 'usedUp',
  disabled: 'off',
} as const satisfies Readonly<Record<string, keyof typeof en>>;

const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

function stateOf(t: SearchTexts, kind: DashboardSearchKind, state: string | null): string | null {
  if (state === null) return null;
  if (kind === 'orders' && isOrderStatusCode(state)) return orderStatuses[state].name;
  if (kind === 'discounts' && state === 'active') return t('active');
  return isState(state) ? t(states[state]) : state;
}

/** Results of the server, as entries. */
export const foundEntries = (
  t: SearchTexts,
  groups: readonly { readonly kind: DashboardSearchKind; readonly items: readonly DashboardHit[] }[],
): EntryGroup[] =>
  groups.map(({ kind, items }) => ({
    title: t(kinds[kind]),
    entries: items.map(({ id, title, note, image, state }) => ({
      kind,
      title,
      note,
      image,
      href: `/dashboard/${kind}/${id}/`,
      state: stateOf(t, kind, state),
    })),
  }));
