import type { CallArg } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import type { DraftAddress } from '../orders/draft-values.ts';
import type { RecordForm } from '../parts/use-record-form.ts';
import { socialNetworks, type LeadStatus, type SocialNetwork } from '@omnis/models';

/** The edited fields of a customer. */
export interface CustomerFormValues extends Record<SocialNetwork, string> {
  /** Only of a new one. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly mobile: string;
  readonly username: string;
  /** Works for the store. */
  readonly internal: boolean;
  readonly company: string;
  readonly jobTitle: string;
  readonly website: string;
  readonly leadStatus: LeadStatus | null;
  readonly potentialValue: number | null;
  readonly requestTerms: boolean;
  readonly tags: readonly string[];
  readonly services: readonly string[];
  readonly industries: readonly string[];
  readonly address: DraftAddress | null;
}

/** A customer who is being added or changed. */
export type CustomerForm = RecordForm<CustomerFormValues, ManagedCustomer>;

/** A customer before anything is typed. */
export const newCustomer: CustomerFormValues = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  mobile: '',
  username: '',
  internal: false,
  company: '',
  jobTitle: '',
  website: '',
  tiktok: '',
  twitter: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  instagram: '',
  leadStatus: null,
  potentialValue: null,
  requestTerms: false,
  tags: [],
  services: [],
  industries: [],
  address: null,
};

/** A customer as the form begins with them. */
export function customerValues(customer: ManagedCustomer): CustomerFormValues {
  const { email, firstName, lastName, phone, mobile, username, internal } = customer;
  const { company, jobTitle, website } = customer;
  const { tiktok, twitter, youtube, facebook, linkedin, instagram } = customer;
  const { leadStatus, potentialValue, requestTerms, tags, services, industries, address } = customer;
  return {
    email,
    firstName,
    lastName,
    phone,
    mobile,
    username,
    internal,
    company,
    jobTitle,
    website,
    tiktok,
    twitter,
    youtube,
    facebook,
    linkedin,
    instagram,
    leadStatus,
    potentialValue,
    requestTerms,
    tags,
    services,
    industries,
    address,
  };
}

/** The body that adds a customer. */
export const customerBody = (values: CustomerFormValues): CallArg<'dashboard.createCustomer'>['body'] => ({
  ...values,
  tags: [...values.tags],
  services: [...values.services],
  industries: [...values.industries],
});

const texts = [
  'firstName',
  'lastName',
  'phone',
  'mobile',
  'username',
  'company',
  'jobTitle',
  'website',
  ...socialNetworks,
] as const;
const lists = ['tags', 'services', 'industries'] as const;

/** The changes that are sent: only what differs. */
export function customerChanges(
  before: CustomerFormValues,
  now: CustomerFormValues,
): Omit<CallArg<'dashboard.updateCustomer'>['body'], 'version'> {
  const changedTexts = texts.filter((key) => before[key] !== now[key]);
  const changedLists = lists.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
  return {
    ...Object.fromEntries(changedTexts.map((key) => [key, now[key]])),
    ...Object.fromEntries(changedLists.map((key) => [key, now[key]])),
    ...(before.leadStatus === now.leadStatus ? {} : { leadStatus: now.leadStatus }),
    ...(before.potentialValue === now.potentialValue ? {} : { potentialValue: now.potentialValue }),
    ...(JSON.stringify(before.address) === JSON.stringify(now.address) ? {} : { address: now.address }),
    ...(before.internal === now.internal ? {} : { internal: now.internal }),
    ...(before.requestTerms === now.requestTerms ? {} : { requestTerms: now.requestTerms }),
  };
}

/** Tags with those of a typed text, which commas part; each once, in any case. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const tag of typed.split(',').map((each) => each.trim()))
    if (tag !== '' && !all.some((each) => each.toLowerCase() === tag.toLowerCase())) all.push(tag);
  return all;
}
