import type { DashboardPermission } from '@omnis/models';
import {
  Boxes,
  Brush,
  ChartColumn,
  Download,
  FileText,
  Gift,
  House,
  Inbox,
  Layers,
  Megaphone,
  Palette,
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

/** A section of the dashboard. */
export interface Section {
  readonly to: string;
  readonly text: string;
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
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly sections: readonly Section[];
}

/** The navigation from top to bottom: single sections, and groups that open and close. */
export const navigation: readonly (Section | SectionGroup)[] = [
  { to: '/dashboard/', text: 'Home', Icon: House, end: true },
  { to: '/dashboard/figures/', text: 'Figures', Icon: ChartColumn, permission: 'finance' },
  {
    key: 'orders',
    text: 'Orders',
    Icon: Inbox,
    sections: [
      { to: '/dashboard/orders/', text: 'All orders', Icon: Inbox, permission: 'orders' },
      {
        to: '/dashboard/customers/',
        text: 'Customers',
        Icon: UserRound,
        permission: 'orders',
        also: ['/dashboard/subscribers/'],
      },
      {
        to: '/dashboard/abandoned-checkouts/',
        text: 'Abandoned checkouts',
        Icon: ShoppingBasket,
        permission: 'orders',
      },
      { to: '/dashboard/gift-cards/', text: 'Gift cards', Icon: Gift, permission: 'orders' },
    ],
  },
  {
    key: 'products',
    text: 'Products',
    Icon: Shirt,
    sections: [
      { to: '/dashboard/products/', text: 'All products', Icon: Shirt, permission: 'products' },
      { to: '/dashboard/collections/', text: 'Collections', Icon: Layers, permission: 'products' },
      { to: '/dashboard/stock/', text: 'Stock', Icon: Boxes, permission: 'products' },
      { to: '/dashboard/reviews/', text: 'Reviews', Icon: Star, permission: 'products' },
      { to: '/dashboard/imports/', text: 'Import', Icon: Download, permission: 'imports' },
      { to: '/dashboard/creators/', text: 'Creators', Icon: Brush, permission: 'products' },
    ],
  },
  {
    key: 'marketing',
    text: 'Marketing',
    Icon: Megaphone,
    sections: [
      { to: '/dashboard/discounts/', text: 'Discounts', Icon: TicketPercent, permission: 'products' },
      { to: '/dashboard/split-tests/', text: 'Split tests', Icon: Split, permission: 'pages' },
    ],
  },
  {
    key: 'shop',
    text: 'Online shop',
    Icon: Store,
    sections: [
      { to: '/dashboard/pages/', text: 'Pages', Icon: FileText, permission: 'pages' },
      { to: '/dashboard/appearance/', text: 'Appearance', Icon: Palette, permission: 'settings' },
    ],
  },
  {
    to: '/dashboard/settings/',
    text: 'Settings',
    Icon: Settings,
    // Each page of it has a permission of its own, and the plan needs none.
    also: settingsTopics.map(({ to }) => to),
  },
];

/** Whether an entry of the navigation is a group. */
export const isGroup = (entry: Section | SectionGroup): entry is SectionGroup => 'sections' in entry;

/** Every section of the dashboard. */
export const sections: readonly Section[] = navigation.flatMap((entry) =>
  isGroup(entry) ? entry.sections : [entry],
);

/** Whether a page belongs to a section. */
export const isAt = ({ to, end = false, also = [] }: Section, pathname: string): boolean =>
  end ? pathname === to : [to, ...also].some((path) => pathname.startsWith(path));
