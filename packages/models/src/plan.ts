/** A plan of a store and what it has, in the words of the plans' page (platform.md §1: standard, turbo, pro). */
export interface StorePlanFacts {
  readonly code: 'standard' | 'turbo' | 'pro';
  readonly title: string;
  readonly text: string;
  /** Features that it adds to the plan before it. */
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
    text: 'For stores that were on it before there was Pro.',
    adds: [],
  },
  {
    code: 'pro',
    title: 'Pro',
    text: 'For shops that want to look like nobody else’s.',
    adds: [
      'Edit every page, block by block',
      'Create pages of your own',
      'Use your own images on pages',
      'Split tests on your pages',
    ],
  },
];

/** Features that a store loses by changing from one plan to another; none when the other one is larger. */
export function lostByPlan(from: StorePlanFacts['code'], to: StorePlanFacts['code']): readonly string[] {
  const at = (code: StorePlanFacts['code']): number => storePlanFacts.findIndex((plan) => plan.code === code);
  return storePlanFacts.slice(at(to) + 1, at(from) + 1).flatMap(({ adds }) => adds);
}
