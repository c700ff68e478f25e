/** A plan of a store and what it has, in the words of the plans' page (platform.md §1: standard, turbo, pro). */
export interface StorePlanFacts {
  readonly code: 'standard' | 'turbo' | 'pro';
  readonly title: string;
  readonly text: string;
  /** What it has more than the plan before it. */
  readonly adds: readonly string[];
}

/** The plans from the smallest to the largest; each has all that those before it have. */
export const storePlanFacts: readonly StorePlanFacts[] = [
  {
    code: 'standard',
    title: 'Standard',
    text: 'All that a shop needs to open and to sell.',
    adds: [
      'A shop at an address of its own',
      'Products, imports and orders',
      'First pages, ready to read',
      'A team with permissions',
    ],
  },
  {
    code: 'turbo',
    title: 'Turbo',
    text: 'For shops that want to look like nobody else’s.',
    adds: ['Edit every page, block by block', 'Make pages of your own', 'Pictures of your own on pages'],
  },
  {
    code: 'pro',
    title: 'Pro',
    text: 'For those who live from their shop.',
    adds: ['The sections of the dashboard that are kept for pro stores'],
  },
];

/** What a store loses by going from one plan to another; nothing when the other one is larger. */
export function lostByPlan(from: StorePlanFacts['code'], to: StorePlanFacts['code']): readonly string[] {
  const at = (code: StorePlanFacts['code']): number => storePlanFacts.findIndex((plan) => plan.code === code);
  return storePlanFacts.slice(at(to) + 1, at(from) + 1).flatMap(({ adds }) => adds);
}
