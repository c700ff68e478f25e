import type { DashboardPermission } from '@omnis/models';
import {
  Boxes,
  ChartColumn,
  Brush,
  Download,
  Coins,
  FileText,
  Gem,
  Gift,
  Globe,
  House,
  Inbox,
  Layers,
  Palette,
  Settings,
  Shirt,
  Split,
  Star,
  TicketPercent,
  Truck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { plansPath } from '../app/paths.ts';

/** A section of the dashboard. */
export interface Section {
  readonly to: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly end?: boolean;
  /** What a member of the team needs for it. */
  readonly permission?: DashboardPermission;
}

/** The sections of the dashboard, in the order of the navigation. */
export const sections: readonly Section[] = [
  { to: '/dashboard/', text: 'Home', Icon: House, end: true },
  { to: '/dashboard/figures/', text: 'Figures', Icon: ChartColumn, permission: 'finance' },
  { to: '/dashboard/orders/', text: 'Orders', Icon: Inbox, permission: 'orders' },
  { to: '/dashboard/customers/', text: 'Customers', Icon: UserRound, permission: 'orders' },
  { to: '/dashboard/products/', text: 'Products', Icon: Shirt, permission: 'products' },
  { to: '/dashboard/collections/', text: 'Collections', Icon: Layers, permission: 'products' },
  { to: '/dashboard/stock/', text: 'Stock', Icon: Boxes, permission: 'products' },
  { to: '/dashboard/creators/', text: 'Creators', Icon: Brush, permission: 'products' },
  { to: '/dashboard/discounts/', text: 'Discounts', Icon: TicketPercent, permission: 'products' },
  { to: '/dashboard/gift-cards/', text: 'Gift cards', Icon: Gift, permission: 'orders' },
  { to: '/dashboard/reviews/', text: 'Reviews', Icon: Star, permission: 'products' },
  { to: '/dashboard/imports/', text: 'Import', Icon: Download, permission: 'imports' },
  { to: '/dashboard/pages/', text: 'Pages', Icon: FileText, permission: 'pages' },
  { to: '/dashboard/split-tests/', text: 'Split tests', Icon: Split, permission: 'pages' },
  { to: '/dashboard/appearance/', text: 'Appearance', Icon: Palette, permission: 'settings' },
  { to: '/dashboard/delivery/', text: 'Delivery', Icon: Truck, permission: 'settings' },
  { to: '/dashboard/currencies/', text: 'Currencies', Icon: Coins, permission: 'settings' },
  { to: '/dashboard/domains/', text: 'Domains', Icon: Globe, permission: 'settings' },
  { to: '/dashboard/team/', text: 'Team', Icon: Users, permission: 'team' },
  { to: plansPath, text: 'Plans', Icon: Gem },
  { to: '/dashboard/settings/', text: 'Settings', Icon: Settings, permission: 'settings' },
];
