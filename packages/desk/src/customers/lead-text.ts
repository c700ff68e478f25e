import type { LeadStatus } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';

/** Says a lead status in words. */
export function useLeadText(): (status: LeadStatus) => string {
  const t = useTexts(deskCustomersTexts);
  return (status) => t(status);
}
