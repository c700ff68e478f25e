import type { PaymentProcessor } from '../../payments/processor.ts';
import type { FactName } from '../help/fact-names.ts';

/** A part of a policy, without its words. */
interface Part {
  readonly key: string;
  /** Facts without which it is left out. */
  readonly needs?: readonly FactName[];
  /** The payment processor that it is about; left out where another one takes payments. */
  readonly processor?: PaymentProcessor['kind'];
}

/** A policy of every store whose payments the platform takes, without its words. */
interface Outline {
  /** Its address, in all languages (storefront.md §2 Route list). */
  readonly name: string;
  /** Day on which its words were last changed in what they say. */
  readonly updated: string;
  readonly parts: readonly Part[];
}

const all = [
  {
    name: 'terms-of-use',
    updated: '2026-11-01',
    parts: [
      { key: 'who' },
      { key: 'using' },
      { key: 'account' },
      { key: 'rights' },
      { key: 'faults' },
      { key: 'law', needs: ['store.country'] },
      { key: 'contact', needs: ['store.email'] },
    ],
  },
  {
    name: 'terms-of-sale',
    updated: '2026-11-01',
    parts: [
      { key: 'who' },
      { key: 'contract' },
      { key: 'prices' },
      { key: 'currencies', needs: ['currency.list'] },
      { key: 'delivery', needs: ['delivery.table'] },
      { key: 'withdrawal' },
      { key: 'faults' },
      { key: 'artworks' },
      { key: 'liability' },
      { key: 'complaints', needs: ['store.email'] },
    ],
  },
  {
    name: 'use-of-cookies-and-disclaimer',
    updated: '2026-11-26',
    parts: [
      { key: 'what' },
      { key: 'needed' },
      { key: 'stripe', processor: 'stripe' },
      { key: 'refusable' },
      { key: 'deleting' },
      { key: 'disclaimer' },
      { key: 'contact', needs: ['store.email'] },
    ],
  },
  {
    name: 'privacy-policy',
    updated: '2026-11-01',
    parts: [
      { key: 'who' },
      { key: 'what' },
      { key: 'others' },
      { key: 'duration' },
      { key: 'rights' },
      { key: 'cookies' },
      { key: 'contact', needs: ['store.email'] },
    ],
  },
] as const satisfies readonly Outline[];

type AnyOutline = (typeof all)[number];

/** Name of a policy. */
export type PolicyName = AnyOutline['name'];

/** Keys of the parts of a policy. */
export type PartKey<N extends PolicyName> = Extract<AnyOutline, { readonly name: N }>['parts'][number]['key'];

/** Every policy, in the order in which they are listed; each language has words for all their parts. */
export const policyOutlines: readonly (Outline & { readonly name: PolicyName })[] = all;
