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
  Mails,
  Percent,
  ShieldCheck,
  ShoppingCart,
  SlidersHorizontal,
  Store,
  Truck,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import { plansPath } from '../app/paths.ts';
import type en from '../texts/settings/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** A page of the settings. */
export interface SettingsTopic {
  readonly to: string;
  readonly title: PlainKey<typeof en>;
  /** Its contents, in one line. */
  readonly text: PlainKey<typeof en>;
  /** More words by which it is found: what its fields are called, here and elsewhere. */
  readonly words: PlainKey<typeof en>;
  readonly Icon: LucideIcon;
  /** The permission that a member of the team needs for it. */
  readonly permission?: DashboardPermission;
}

/** The pages of the settings in their order. A new page is one entry here and one route. */
export const settingsTopics: readonly SettingsTopic[] = [
  {
    to: '/dashboard/settings/general/',
    title: 'generalTopic',
    text: 'generalTopicText',
    words: 'generalTopicWords',
    Icon: SlidersHorizontal,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/company/',
    title: 'companyTopic',
    text: 'companyTopicText',
    words: 'companyTopicWords',
    Icon: Building2,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/visitors/',
    title: 'visitorsTopic',
    text: 'visitorsTopicText',
    words: 'visitorsTopicWords',
    Icon: DoorOpen,
    permission: 'settings',
  },
  {
    to: '/dashboard/delivery/',
    title: 'deliveryTopic',
    text: 'deliveryTopicText',
    words: 'deliveryTopicWords',
    Icon: Truck,
    permission: 'settings',
  },
  {
    to: '/dashboard/taxes/',
    title: 'taxesTopic',
    text: 'taxesTopicText',
    words: 'taxesTopicWords',
    Icon: Percent,
    permission: 'settings',
  },
  {
    to: '/dashboard/payments/',
    title: 'paymentsTopic',
    text: 'paymentsTopicText',
    words: 'paymentsTopicWords',
    Icon: CreditCard,
    permission: 'settings',
  },
  {
    to: '/dashboard/checkout/',
    title: 'checkoutTopic',
    text: 'checkoutTopicText',
    words: 'checkoutTopicWords',
    Icon: ShoppingCart,
    permission: 'settings',
  },
  {
    to: '/dashboard/currencies/',
    title: 'currenciesTopic',
    text: 'currenciesTopicText',
    words: 'currenciesTopicWords',
    Icon: Coins,
    permission: 'settings',
  },
  {
    to: '/dashboard/domains/',
    title: 'domainsTopic',
    text: 'domainsTopicText',
    words: 'domainsTopicWords',
    Icon: Globe,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/languages/',
    title: 'languagesTopic',
    text: 'languagesTopicText',
    words: 'languagesTopicWords',
    Icon: Languages,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/instagram/',
    title: 'instagramTopic',
    text: 'instagramTopicText',
    words: 'instagramTopicWords',
    Icon: Camera,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/shopify/',
    title: 'shopifyTopic',
    text: 'shopifyTopicText',
    words: 'shopifyTopicWords',
    Icon: Store,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/webhooks/',
    title: 'webhooksTopic',
    text: 'webhooksTopicText',
    words: 'webhooksTopicWords',
    Icon: Webhook,
    permission: 'settings',
  },
  {
    to: '/dashboard/team/',
    title: 'teamTopic',
    text: 'teamTopicText',
    words: 'teamTopicWords',
    Icon: Users,
    permission: 'team',
  },
  {
    to: '/dashboard/settings/team-emails/',
    title: 'teamEmailsTopic',
    text: 'teamEmailsTopicText',
    words: 'teamEmailsTopicWords',
    Icon: Mails,
    permission: 'settings',
  },
  {
    to: '/dashboard/settings/sign-in/',
    title: 'teamSignInTopic',
    text: 'teamSignInTopicText',
    words: 'teamSignInTopicWords',
    Icon: ShieldCheck,
    permission: 'settings',
  },
  {
    to: plansPath,
    title: 'planTopic',
    text: 'planTopicText',
    words: 'planTopicWords',
    Icon: Gem,
  },
];
