/** How far a store has come with a customer whom it wants to win; none where it has not said. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;

/** How far a store has come with a customer. */
export type LeadStatus = (typeof leadStatuses)[number];

/** The networks on which a customer has an account (platform.md §3, Customer). */
export const socialNetworks = ['tiktok', 'twitter', 'youtube', 'facebook', 'linkedin', 'instagram'] as const;

/** A network on which a customer has an account. */
export type SocialNetwork = (typeof socialNetworks)[number];

/** Orders of a list of customers. */
export const customerSorts = ['last_order', 'spent', 'newest'] as const;

/** An order of a list of customers. */
export type CustomerSort = (typeof customerSorts)[number];

/** Limits of what a team may enter for a customer; lengths in characters. */
export const customerLimits = {
  name: 80,
  company: 120,
  jobTitle: 120,
  /** Phone and mobile number. */
  phone: 40,
  username: 80,
  website: 200,
  social: 200,
  tag: 40,
  /** Most tags of each kind. */
  tags: 20,
  note: 2000,
  /** Largest potential value and smallest spent of a filter, in major units. */
  amount: 100_000_000,
  segmentName: 60,
  /** Most segments of a store. */
  segments: 50,
  /** Rows of one part of an exported file. */
  exported: 2000,
} as const;
