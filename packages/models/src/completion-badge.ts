/**
 * The completion badges by which an owner's progress is told (platform.md §1), in the order in which most come about:
 * what each is called, and what has to be done for it.
 */
export const completionBadges = [
  { code: 'sign-up', title: 'Signed up', todo: 'Verify your address and sign the agreement.' },
  { code: 'profile', title: 'Profile', todo: 'Give your store a name and a logo.' },
  { code: 'designer', title: 'Designer', todo: 'Add a picture to a product of yours.' },
  { code: 'theme', title: 'Theme', todo: 'Choose a theme.' },
  { code: 'homepage', title: 'Home page', todo: 'Make the home page your own.' },
  { code: 'billing', title: 'Billing', todo: 'Choose a plan.' },
  { code: 'shopify-sign-up', title: 'Shopify', todo: 'Bring your products over from Shopify.' },
  { code: 'entrepreneur', title: 'Entrepreneur', todo: 'Make your first sale.' },
] as const satisfies readonly { code: string; title: string; todo: string }[];

/** Code of a completion badge, such as `homepage`. */
export type CompletionBadgeCode = (typeof completionBadges)[number]['code'];
