import {
  badgeGroupNames,
  badgeGroups,
  completionBadges,
  type CompletionBadgeCode,
  type DashboardPermission,
  type StorePlanFacts,
} from '@omnis/models';
import type en from '../texts/overview/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

/** Where something is done for a badge, and the permission that this takes; null where it is done elsewhere. */
export interface BadgeStep {
  readonly href: string;
  readonly text: PlainKey<typeof en>;
  readonly permission: DashboardPermission | null;
}

/** The way to each completion badge. */
export const badgeSteps: Readonly<Record<CompletionBadgeCode, BadgeStep | null>> = {
  'sign-up': { href: '/dashboard/security/', text: 'toYourAccount', permission: null },
  profile: { href: '/dashboard/appearance/', text: 'addYourLogo', permission: 'settings' },
  designer: { href: '/dashboard/products/', text: 'toYourProducts', permission: 'products' },
  theme: { href: '/dashboard/appearance/#theme', text: 'chooseATheme', permission: 'settings' },
  homepage: { href: '/dashboard/pages/', text: 'toYourPages', permission: 'pages' },
  billing: { href: '/teemill-plans/', text: 'seeThePlans', permission: 'finance' },
  'shopify-sign-up': { href: '/dashboard/imports/', text: 'importFromShopify', permission: 'imports' },
  entrepreneur: null,
};

/** Badges that not every owner can win, and whether one on a plan can. */
const optional: Partial<Record<CompletionBadgeCode, (plan: StorePlanFacts['code']) => boolean>> = {
  // Saving pages needs the pro plan (storefront.md §6).
  homepage: (plan) => plan === 'pro',
  billing: () => false,
  'shopify-sign-up': () => false,
};

/** The badges that an owner has won or can win: the others are no first steps of theirs. */
export const checklistOf = (
  plan: StorePlanFacts['code'],
  won: ReadonlySet<string>,
): (typeof completionBadges)[number][] =>
  completionBadges.filter(({ code }) => won.has(code) || (optional[code]?.(plan) ?? true));

/** Badges by the group that each is shown in (platform.md §3 Project: badges); without those in which there are none. */
export function groupsOf(badges: readonly (typeof completionBadges)[number][]) {
  return badgeGroupNames.flatMap((group) => {
    const own = badges.filter(({ groups: [first] }) => first === group);
    return own.length === 0 ? [] : [{ group, title: badgeGroups[group], badges: own }];
  });
}
