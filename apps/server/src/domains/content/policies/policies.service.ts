import { texts, type CallResponse } from '@omnis/contract';
import { createGuardContext, runGuards } from '@omnis/guards';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../divisions/division.ts';
import { filler } from '../help/fill.ts';
import type { HelpService } from '../help/help.service.ts';
import { cookies } from './cookies.ts';
import type { PolicyTemplate } from './policy.types.ts';
import { privacy } from './privacy.ts';
import { termsOfSale } from './terms-of-sale.ts';
import { termsOfUse } from './terms-of-use.ts';

/** The policies of the stores whose payments the platform takes. */
export interface PoliciesService {
  get(division: Division, name: string): Promise<Result<CallResponse<'policies.get'>>>;
  /** Those that a store has: none when it takes its own payments (storefront.md §2 Route list). */
  listed(division: Division): readonly { readonly name: string; readonly title: string }[];
}

/** Every policy, in the order in which they are listed. */
export const policyTemplates: readonly PolicyTemplate[] = [termsOfUse, termsOfSale, cookies, privacy];

/** Builds the service. */
export function createPoliciesService(help: Pick<HelpService, 'facts'>): PoliciesService {
  function listed({ paymentProcessor }: Division): readonly PolicyTemplate[] {
    const store = { active: true, paymentProcessor };
    const { passed } = runGuards(['isPaymentProcessorNotDirect'], createGuardContext({ path: '/', store }));
    return passed ? policyTemplates : [];
  }

  return {
    listed: (division) => listed(division).map(({ name, title }) => ({ name, title })),

    get: async (division, wanted) => {
      const all = listed(division);
      const policy = all.find(({ name }) => name === wanted);
      if (!policy) return fail('not_found', texts.pageNotFound);
      const facts = await help.facts(division);
      const fill = filler(facts);
      return ok({
        name: policy.name,
        title: policy.title,
        text: policy.text,
        updatedAt: `${policy.updated}T00:00:00.000Z`,
        sections: policy.sections
          .filter(({ needs = [] }) => needs.every((fact) => facts[fact] !== ''))
          .map(({ title, html }) => ({ title, html: fill(html) })),
        others: all.filter((other) => other !== policy).map(({ name, title }) => ({ name, title })),
      });
    },
  };
}
