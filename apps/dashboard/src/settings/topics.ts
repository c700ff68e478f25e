import type { DashboardPermission } from '@omnis/models';
import {
  Building2,
  Camera,
  Coins,
  CreditCard,
  DoorOpen,
  Gem,
  Globe,
  Languages,
  Percent,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { plansPath } from '../app/paths.ts';

/** A page of the settings. */
export interface SettingsTopic {
  readonly to: string;
  readonly title: string;
  /** Its contents, in one line. */
  readonly text: string;
  /** More words by which it is found: what its fields are called, here and elsewhere. */
  readonly words: string;
  readonly Icon: LucideIcon;
  /** The permission that a member of the team needs for it. */
  readonly permission?: DashboardPermission;
}

/** The pages of the settings in their order. A new page is one entry here and one route. */
export const settingsTopics: readonly SettingsTopic[] = [
  {
    to: '/dashboard/settings/general/',
    title: 'General',
    text: 'Name, contact details, time zone, units and order numbers; open or close the shop.',
    words: 'rename email phone postal address clock metric imperial kilograms pounds prefix open close',
    Icon: SlidersHorizontal,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/company/',
    title: 'Company',
    text: 'The company on your invoices, with its VAT number.',
    words: 'vat number tax registered address invoice legal',
    Icon: Building2,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/visitors/',
    title: 'Visitors',
    text: 'Coming soon page, password and guests.',
    words: 'who may visit password closed coming soon launch countdown guests invite opens',
    Icon: DoorOpen,
    permission: 'settings',
  },
  {
    to: '/dashboard/delivery/',
    title: 'Delivery',
    text: 'Countries that you deliver to, methods, prices and cut-off times.',
    words: 'shipping zones rates postage free cut-off days checkout',
    Icon: Truck,
    permission: 'settings',
  },
  {
    to: '/dashboard/taxes/',
    title: 'Taxes',
    text: 'Countries where you are registered, their rates, and how prices are typed.',
    words: 'vat rate class oss one stop shop reverse charge registration inclusive exclusive',
    Icon: Percent,
    permission: 'settings',
  },
  {
    to: '/dashboard/payments/',
    title: 'Payments',
    text: 'Where the money goes, the ways to pay, and payouts.',
    words: 'stripe account keys webhook cards wallets apple google pay paypal klarna pay later payout bank',
    Icon: CreditCard,
    permission: 'settings',
  },
  {
    to: '/dashboard/checkout/',
    title: 'Checkout',
    text: 'Fields of the checkout, notes, and the terms that shoppers agree to.',
    words: 'phone company address note terms tick conditions fields',
    Icon: ShoppingCart,
    permission: 'settings',
  },
  {
    to: '/dashboard/currencies/',
    title: 'Currencies',
    text: 'Currencies that shoppers can pay in, rates and rounding.',
    words: 'money exchange rate margin dollar euro pound prices',
    Icon: Coins,
    permission: 'settings',
  },
  {
    to: '/dashboard/domains/',
    title: 'Domains',
    text: 'The address of your shop.',
    words: 'dns url web address certificate host',
    Icon: Globe,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/languages/',
    title: 'Languages',
    text: 'Languages that your shop is offered in.',
    words: 'translate translation english german french locale',
    Icon: Languages,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/instagram/',
    title: 'Instagram',
    text: 'The account whose pictures your pages show.',
    words: 'social feed pictures token',
    Icon: Camera,
    permission: 'settings',
  },
  {
    to: '/dashboard/team/',
    title: 'Team',
    text: 'People who help to run the store, and what they may do.',
    words: 'staff members invite permissions colleagues users',
    Icon: Users,
    permission: 'team',
  },
  {
    to: '/dashboard/settings/sign-in/',
    title: 'Team sign-in',
    text: 'Two-factor sign-in for everyone in the team.',
    words: '2fa security code two-factor password',
    Icon: ShieldCheck,
    permission: 'settings',
  },
  {
    to: plansPath,
    title: 'Plan',
    text: 'Your plan and what it includes.',
    words: 'plans upgrade pro turbo standard billing subscription',
    Icon: Gem,
  },
];
