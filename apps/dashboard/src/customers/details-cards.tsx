import {
  customerLimits,
  leadStatuses,
  socialNetworks,
  type LeadStatus,
  type SocialNetwork,
} from '@omnis/models';
import { Card, Checkbox, Grid, NumberField, Select, Stack, TextField, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ManagedCustomer } from '@omnis/contract';
import { leadTexts } from './customer-filters.ts';
import { TagsField } from './tags-field.tsx';
import type { CustomerForm } from './use-customer-form.ts';

const networkNames: Readonly<Record<SocialNetwork, string>> = {
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};

/** Name, contact and company of a customer. */
export function DetailsCard({
  form: { values, set, errors },
  isNew,
}: {
  readonly form: CustomerForm;
  readonly isNew: boolean;
}): ReactElement {
  const field = (key: 'firstName' | 'lastName' | 'phone' | 'company' | 'jobTitle' | 'website') => ({
    value: values[key],
    error: errors[key],
    autoComplete: 'off',
    onValueChange: (next: string) => set({ [key]: next }),
  });
  return (
    <Card title="Details">
      <Stack gap={5}>
        {isNew && (
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            error={errors['email']}
            onValueChange={(email) => set({ email })}
          />
        )}
        <Grid fit="14rem" gap={5}>
          <TextField label="First name" optional maxLength={customerLimits.name} {...field('firstName')} />
          <TextField label="Last name" optional maxLength={customerLimits.name} {...field('lastName')} />
          <TextField label="Phone" optional maxLength={customerLimits.phone} {...field('phone')} />
          <TextField label="Company" optional maxLength={customerLimits.company} {...field('company')} />
          <TextField label="Job title" optional maxLength={customerLimits.jobTitle} {...field('jobTitle')} />
          <TextField
            label="Website"
            optional
            placeholder="https://"
            maxLength={customerLimits.website}
            {...field('website')}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

const noLead = { value: '', label: 'None' } as const;
const leadOptions = [noLead, ...leadStatuses.map((value) => ({ value, label: leadTexts[value] }))] as const;

const leadName = (status: LeadStatus | null): string => (status === null ? 'None' : leadTexts[status]);

/** How far the store has come with a customer, and what they may be worth. */
export function LeadCard({
  form: { values, set, errors },
  customer,
  currency,
}: {
  readonly form: CustomerForm;
  readonly customer: ManagedCustomer | null;
  readonly currency: string;
}): ReactElement {
  const journey = customer?.statusJourney ?? [];
  return (
    <Card title="Lead" description="For customers that you want to win. Shoppers never see it.">
      <Stack gap={5}>
        <Grid fit="14rem" gap={5}>
          <Select
            label="Lead status"
            options={leadOptions}
            value={values.leadStatus ?? ''}
            error={errors['leadStatus']}
            onValueChange={(next) => set({ leadStatus: next === '' ? null : next })}
          />
          <NumberField
            label={`Potential value (${currency})`}
            optional
            decimals={2}
            min={0}
            max={customerLimits.amount}
            value={values.potentialValue}
            error={errors['potentialValue']}
            onValueChange={(potentialValue) => set({ potentialValue })}
          />
        </Grid>
        <Checkbox
          label="Asked to pay on terms"
          checked={values.requestTerms}
          onCheckedChange={(requestTerms) => set({ requestTerms })}
        />
        {journey.length > 0 && (
          <div>
            <strong>Status journey</strong>
            <ol aria-label="Status journey">
              {journey.map(({ status, at, by }) => (
                <li key={`${at} ${status ?? ''}`}>
                  {leadName(status)} · <time dateTime={at}>{timeText(at)}</time>
                  {by !== '' && ` · ${by}`}
                </li>
              ))}
            </ol>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Tags of a customer: free ones, and what they want and where they work. */
export function TagsCard({ form: { values, set, errors } }: { readonly form: CustomerForm }): ReactElement {
  const fault = (key: string): string | undefined =>
    Object.entries(errors).find(([field]) => field === key || field.startsWith(`${key}.`))?.[1];
  return (
    <Card title="Tags" description="Press Enter or type a comma to add one.">
      <Stack gap={5}>
        <TagsField label="Tags" tags={values.tags} error={fault('tags')} onChange={(tags) => set({ tags })} />
        <TagsField
          label="Services"
          tags={values.services}
          error={fault('services')}
          onChange={(services) => set({ services })}
        />
        <TagsField
          label="Industries"
          tags={values.industries}
          error={fault('industries')}
          onChange={(industries) => set({ industries })}
        />
      </Stack>
    </Card>
  );
}

/** Names or links of a customer on social networks. */
export function SocialCard({ form: { values, set, errors } }: { readonly form: CustomerForm }): ReactElement {
  return (
    <Card title="Social media" description="A name such as @teestudio, or a link.">
      <Grid fit="14rem" gap={5}>
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            label={networkNames[network]}
            optional
            autoComplete="off"
            maxLength={customerLimits.social}
            value={values[network]}
            error={errors[network]}
            onValueChange={(next) => set({ [network]: next })}
          />
        ))}
      </Grid>
    </Card>
  );
}
