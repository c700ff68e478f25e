import type { CompletionBadgeCode, DashboardPermission } from '@omnis/models';

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
