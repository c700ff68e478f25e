import type { DashboardPermission } from '@omnis/models';
import {
  BellRing,
  Boxes,
  Brush,
  ChartColumn,
  CodeXml,
  Download,
  FileText,
  Flag,
  Gift,
  House,
  Inbox,
  Layers,
  ListTree,
  Megaphone,
  Newspaper,
  Palette,
  PanelBottom,
  Plug,
  Scale,
  Search,
  Settings,
  Shirt,
  ShoppingBasket,
  Split,
  Star,
  Store,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { settingsTopics } from '../settings/topics.ts';
import type en from '../texts/shell/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** A section of the dashboard. */
export interface Section {
  readonly to: string;
  readonly text: PlainKey<typeof en>;
  readonly Icon: LucideIcon;
  readonly end?: boolean;
  /** The permission that a member of the team needs for it. */
  readonly permission?: DashboardPermission;
  /** Paths elsewhere that belong to it, too. */
  readonly also?: readonly string[];
}

/** Sections that belong together under one heading of the navigation. */
export interface SectionGroup {
  /** Names the group in addresses of the page and in what the browser keeps. */
  readonly key: string;
  readonly text: PlainKey<typeof en>;
  readonly Icon: LucideIcon;
  readonly sections: readonly Section[];
}

/** The navigation from top to bottom: single sections, and groups that open and close. */
export const navigation: readonly (Section | SectionGroup)[] = [
  { to: '/dashboard/', text: 'home', Icon: House, end: true },
  { to: '/dashboard/figures/', text: 'figures', Icon: ChartColumn, permission: 'finance' },
  {
    key: 'orders',
    text: 'orders',
    Icon: Inbox,
    sections: [
      { to: '/dashboard/orders/', text: 'allOrders', Icon: Inbox, permission: 'orders' },
      {
        to: '/dashboard/customers/',
        text: 'customers',
        Icon: UserRound,
        permission: 'orders',
        also: ['/dashboard/subscribers/'],
      },
      {
        to: '/dashboard/abandoned-checkouts/',
        text: 'abandonedCheckouts',
        Icon: ShoppingBasket,
        permission: 'orders',
      },
      { to: '/dashboard/gift-cards/', text: 'giftCards', Icon: Gift, permission: 'orders' },
    ],
  },
  {
    key: 'products',
    text: 'products',
    Icon: Shirt,
    sections: [
      { to: '/dashboard/products/', text: 'allProducts', Icon: Shirt, permission: 'products' },
      { to: '/dashboard/collections/', text: 'collections', Icon: Layers, permission: 'products' },
      { to: '/dashboard/stock/', text: 'stock', Icon: Boxes, permission: 'products' },
      { to: '/dashboard/reviews/', text: 'reviews', Icon: Star, permission: 'products' },
      { to: '/dashboard/imports/', text: 'import', Icon: Download, permission: 'imports' },
      { to: '/dashboard/creators/', text: 'creators', Icon: Brush, permission: 'products' },
    ],
  },
  {
    key: 'marketing',
    text: 'marketing',
    Icon: Megaphone,
    sections: [
      { to: '/dashboard/discounts/', text: 'discounts', Icon: TicketPercent, permission: 'products' },
      { to: '/dashboard/split-tests/', text: 'splitTests', Icon: Split, permission: 'pages' },
      {
        to: '/marketing-tools/notifications/builder/',
        text: 'shopNotifications',
        Icon: BellRing,
        permission: 'settings',
      },
    ],
  },
  {
    key: 'shop',
    text: 'onlineShop',
    Icon: Store,
    sections: [
      { to: '/dashboard/pages/', text: 'pages', Icon: FileText, permission: 'pages' },
      { to: '/dashboard/blog/', text: 'blog', Icon: Newspaper, permission: 'pages' },
      { to: '/dashboard/policies/', text: 'policies', Icon: Scale, permission: 'pages' },
      { to: '/dashboard/appearance/', text: 'appearance', Icon: Palette, permission: 'settings' },
      { to: '/dashboard/menu/', text: 'mainMenu', Icon: ListTree, permission: 'pages' },
      { to: '/dashboard/footer/', text: 'footer', Icon: PanelBottom, permission: 'pages' },
      { to: '/dashboard/banners/', text: 'banners', Icon: Flag, permission: 'pages' },
      { to: '/dashboard/custom-code/', text: 'customCode', Icon: CodeXml, permission: 'settings' },
      { to: '/plugins/', text: 'plugins', Icon: Plug, permission: 'settings' },
      { to: '/dashboard/search/', text: 'shopSearch', Icon: Search, permission: 'settings' },
    ],
  },
  {
    to: '/dashboard/settings/',
    text: 'settings',
    Icon: Settings,
    // Each page of it has a permission of its own, and the plan needs none.
    also: settingsTopics.map(({ to }) => to),
  },
];

/** Tells whether an entry of the navigation is a group. */
export const isGroup = (entry: Section | SectionGroup): entry is SectionGroup => 'sections' in entry;

/** Every section of the dashboard. */
export const sections: readonly Section[] = navigation.flatMap((entry) =>
  isGroup(entry) ? entry.sections : [entry],
);

/** Tells whether a page belongs to a section. */
export const isAt = ({ to, end = false, also = [] }: Section, pathname: string): boolean =>
  end ? pathname === to : [to, ...also].some((path) => pathname.startsWith(path));
