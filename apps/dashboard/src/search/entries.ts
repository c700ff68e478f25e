import type { DashboardHit, DashboardSearchKind } from '@omnis/contract';
import { isOrderStatusCode, orderStatuses, type DashboardPermission } from '@omnis/models';
import { settingsTopics } from '../settings/topics.ts';
import { sections } from '../shell/sections.ts';
import { isFoundBy } from './words.ts';

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

const actions: readonly Known[] = [
  {
    kind: 'action',
    title: 'Create order',
    href: '/dashboard/orders/new/',
    permission: 'orders',
    words: 'add new draft manual invoice',
  },
  {
    kind: 'action',
    title: 'Create product',
    href: '/dashboard/products/?new=1',
    permission: 'products',
    words: 'add new',
  },
  {
    kind: 'action',
    title: 'Create discount',
    href: '/dashboard/discounts/new/',
    permission: 'products',
    words: 'add new code coupon sale',
  },
  {
    kind: 'action',
    title: 'Create collection',
    href: '/dashboard/collections/new/',
    permission: 'products',
    words: 'add new',
  },
  {
    kind: 'action',
    title: 'Create page',
    href: '/dashboard/pages/?new=1',
    permission: 'pages',
    words: 'add new',
  },
  {
    kind: 'action',
    title: 'Create delivery zone',
    href: '/dashboard/delivery/new/',
    permission: 'settings',
    words: 'add new shipping',
  },
  {
    kind: 'action',
    title: 'Import products',
    href: '/dashboard/imports/',
    permission: 'imports',
    words: 'csv shopify',
  },
];

const settings: readonly Known[] = settingsTopics.map(({ to, title, text, words, permission }) => ({
  kind: 'place',
  title: `Settings: ${title}`,
  href: to,
  permission,
  words: `${text} ${words}`,
}));

const places: readonly Known[] = [
  ...sections.map(({ to, text, permission }) => ({
    kind: 'place' as const,
    title: text,
    href: to,
    permission,
  })),
  {
    kind: 'place',
    title: 'Account security',
    href: '/dashboard/security/',
    words: 'password two-factor passkey',
  },
  { kind: 'place', title: 'Notifications', href: '/dashboard/notifications/' },
  ...settings,
];

/** Actions and places of the dashboard that a text finds, for who may use them; all actions for an empty one. */
export function knownEntries(q: string, may: (permission: DashboardPermission) => boolean): EntryGroup[] {
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
    { title: 'Actions', entries: actions.filter(fits).map(toEntry) },
    { title: 'Go to', entries: q.trim() === '' ? [] : places.filter(fits).map(toEntry) },
  ].filter(({ entries }) => entries.length > 0);
}

const kinds: Readonly<Record<DashboardSearchKind, string>> = {
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  collections: 'Collections',
  discounts: 'Discounts',
  pages: 'Pages',
};

const states: Readonly<Record<string, string>> = {
  active: 'On sale',
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  scheduled: 'Scheduled',
  expired: 'Expired',
  used_up: 'Used up',
  disabled: 'Off',
};

function stateOf(kind: DashboardSearchKind, state: string | null): string | null {
  if (state === null) return null;
  if (kind === 'orders' && isOrderStatusCode(state)) return orderStatuses[state].name;
  if (kind === 'discounts' && state === 'active') return 'Active';
  return states[state] ?? state;
}

/** Results of the server, as entries. */
export const foundEntries = (
  groups: readonly { readonly kind: DashboardSearchKind; readonly items: readonly DashboardHit[] }[],
): EntryGroup[] =>
  groups.map(({ kind, items }) => ({
    title: kinds[kind],
    entries: items.map(({ id, title, note, image, state }) => ({
      kind,
      title,
      note,
      image,
      href: `/dashboard/${kind}/${id}/`,
      state: stateOf(kind, state),
    })),
  }));
