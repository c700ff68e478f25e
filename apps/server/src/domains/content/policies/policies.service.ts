import { texts, type CallResponse } from '@omnis/contract';
import { createGuardContext, runGuards } from '@omnis/guards';
import type { Language } from '@omnis/models';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';
import { filler } from '../help/fill.ts';
import type { HelpService } from '../help/help.service.ts';
import type { OwnPolicies } from '../own-policies/own-policies.ts';
import { policyOutlines } from './outlines.ts';
import { sectionsOf } from '../own-policies/own-sections.ts';
import type { PartWords } from './policy.types.ts';
import { policyWords } from './words/policy-words.ts';

/** The policies of the stores whose payments the platform takes, in a language. */
export interface PoliciesService {
  get(
    division: Division,
    asked: { name: string; language: Language },
  ): Promise<Result<CallResponse<'policies.get'>>>;
  /** A policy in the words that the platform writes, whatever the store's own; null where it has none of this name. */
  generated(
    division: Division,
    asked: { name: string; language: Language },
  ): Promise<CallResponse<'policies.get'> | null>;
  /** Those that a store has: none when it takes its own payments (storefront.md §2 Route list). */
  listed(
    division: Division,
    language: Language,
  ): readonly { readonly name: string; readonly title: string }[];
}

/** Builds the service. */
export function createPoliciesService({
  help,
  own,
  payments,
}: {
  help: Pick<HelpService, 'facts'>;
  own: Pick<OwnPolicies, 'find'>;
  /** The service that takes payments by card. */
  payments: Pick<PaymentsService, 'offered'>;
}): PoliciesService {
  function outlinesOf({ paymentProcessor }: Division): typeof policyOutlines {
    const store = { active: true, paymentProcessor };
    const { passed } = runGuards(['isPaymentProcessorNotDirect'], createGuardContext({ path: '/', store }));
    return passed ? policyOutlines : [];
  }

  const listed: PoliciesService['listed'] = (division, language) =>
    outlinesOf(division).map(({ name }) => ({ name, title: policyWords[language][name].title }));

  const generated: PoliciesService['generated'] = async (division, { name: wanted, language }) => {
    const policy = outlinesOf(division).find(({ name }) => name === wanted);
    if (!policy) return null;
    const { title, text, parts } = policyWords[language][policy.name];
    const words: Readonly<Record<string, PartWords>> = parts;
    const taker = payments.offered(division).processor;
    const facts = await help.facts(division, language);
    const fill = filler(facts);
    return {
      name: policy.name,
      title,
      text,
      updatedAt: `${policy.updated}T00:00:00.000Z`,
      sections: policy.parts
        .filter(({ processor = taker }) => processor === taker)
        .filter(({ needs = [] }) => needs.every((fact) => facts[fact] !== ''))
        .flatMap(({ key }) => words[key] ?? [])
        .map((part) => ({ title: part.title, html: fill(part.html) })),
      others: listed(division, language).filter(({ name }) => name !== wanted),
    };
  };

  return {
    listed,
    generated,

    get: async (division, asked) => {
      const policy = await generated(division, asked);
      if (!policy) return fail('not_found', texts.pageNotFound);
      const written = await own.find(division.id, policy.name, asked.language);
      if (!written || written.html === null) return ok(policy);
      return ok({
        ...policy,
        text: '',
        updatedAt: written.updatedAt.toISOString(),
        sections: sectionsOf(written.html),
      });
    },
  };
}
