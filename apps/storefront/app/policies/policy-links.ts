/** The policies of a store whose payments the platform takes (storefront.md §2 Route list). */
export const policyLinks = [
  { key: 'termsOfUse', href: '/terms-of-use/' },
  { key: 'termsOfSale', href: '/terms-of-sale/' },
  { key: 'cookiesPolicy', href: '/use-of-cookies-and-disclaimer/' },
  { key: 'privacy', href: '/privacy-policy/' },
] as const;
