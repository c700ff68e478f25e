/** The policies of a store whose payments the platform takes (storefront.md §2 Route list). */
export const policyLinks = [
  { text: 'Terms of use', href: '/terms-of-use/' },
  { text: 'Terms of sale', href: '/terms-of-sale/' },
  { text: 'Cookies and disclaimer', href: '/use-of-cookies-and-disclaimer/' },
  { text: 'Privacy', href: '/privacy-policy/' },
] as const;
