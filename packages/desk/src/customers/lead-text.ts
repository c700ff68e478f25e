import type { LeadStatus } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import type en from '../texts/desk-customers/en.ts';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';

const texts = {
  new: 'new',
  contacted: 'contacted',
  qualified: 'qualified',
  won: 'won',
  lost: 'lost',
} as const satisfies Readonly<Record<LeadStatus, keyof typeof en>>;

/** Says a lead status in words. */
export function useLeadText(): (status: LeadStatus) => string {
  const t = useTexts(deskCustomersTexts);
  return (status) => t(texts[status]);
}
