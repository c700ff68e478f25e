/** Groups of completion badges by what they are about (platform.md §3 Project: badges), in the order in which they are shown. */
export const badgeGroups = { account: 'Account', look: 'Look', selling: 'Selling' } as const;

/** A group of completion badges. */
export type BadgeGroup = keyof typeof badgeGroups;

/** The groups of completion badges, in their order. */
export const badgeGroupNames: readonly BadgeGroup[] = ['account', 'look', 'selling'];

/**
 * The completion badges by which an owner's progress is told (platform.md §1), in the order in which most come about:
 * what each is called, what has to be done for it, and the groups that it belongs to.
 */
export const completionBadges = [
  {
    code: 'sign-up',
    title: 'Signed up',
    todo: 'Verify your address and sign the agreement.',
    groups: ['account'],
  },
  {
    code: 'profile',
    title: 'Profile',
    todo: 'Give your store a name and a logo.',
    groups: ['account', 'look'],
  },
  { code: 'designer', title: 'Designer', todo: 'Add a picture to a product of yours.', groups: ['selling'] },
  { code: 'theme', title: 'Theme', todo: 'Choose a theme.', groups: ['look'] },
  { code: 'homepage', title: 'Home page', todo: 'Make the home page your own.', groups: ['look'] },
  { code: 'billing', title: 'Billing', todo: 'Choose a plan.', groups: ['account', 'selling'] },
  {
    code: 'shopify-sign-up',
    title: 'Shopify',
    todo: 'Bring your products over from Shopify.',
    groups: ['selling'],
  },
  { code: 'entrepreneur', title: 'Entrepreneur', todo: 'Make your first sale.', groups: ['selling'] },
] as const satisfies readonly {
  code: string;
  title: string;
  todo: string;
  groups: readonly [BadgeGroup, ...BadgeGroup[]];
}[];

/** Code of a completion badge, such as `homepage`. */
export type CompletionBadgeCode = (typeof completionBadges)[number]['code'];

/** The groups that a completion badge belongs to, the one that it is shown in first. */
export function groupsOfBadge(code: CompletionBadgeCode): readonly BadgeGroup[] {
  return completionBadges.find((badge) => badge.code === code)?.groups ?? [];
}
