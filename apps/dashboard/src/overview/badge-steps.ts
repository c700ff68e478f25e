import {
  completionBadges,
  type CompletionBadgeCode,
  type DashboardPermission,
  type StorePlanFacts,
} from '@omnis/models';

/** Where something is done for a badge, and the permission that this takes; null where it is done elsewhere. */
export interface BadgeStep {
  readonly href: string;
  readonly text: string;
  readonly permission: DashboardPermission | null;
}

/** The way to each completion badge. */
export const badgeSteps: Readonly<Record<CompletionBadgeCode, BadgeStep | null>> = {
  'sign-up': { href: '/dashboard/security/', text: 'To your account', permission: null },
  profile: { href: '/dashboard/appearance/', text: 'Add your logo', permission: 'settings' },
  designer: { href: '/dashboard/products/', text: 'To your products', permission: 'products' },
  theme: { href: '/dashboard/appearance/#theme', text: 'Choose a theme', permission: 'settings' },
  homepage: { href: '/dashboard/pages/', text: 'To your pages', permission: 'pages' },
  billing: { href: '/teemill-plans/', text: 'See the plans', permission: 'finance' },
  'shopify-sign-up': { href: '/dashboard/imports/', text: 'Import from Shopify', permission: 'imports' },
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
