import { customerLimits, leadStatuses, socialNetworks, type SocialNetwork } from '@omnis/models';
import { Card, Checkbox, Grid, NumberField, Select, Stack, TextField, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ManagedCustomer } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { useLeadText } from './lead-text.ts';
import { TagsField } from './tags-field.tsx';
import type { CustomerForm } from './customer-values.ts';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';

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
  maySetInternal,
}: {
  readonly form: CustomerForm;
  readonly isNew: boolean;
  /** The person may say who works for the store. */
  readonly maySetInternal: boolean;
}): ReactElement {
  const t = useTexts(deskCustomersTexts);
  const field = (
    key: 'firstName' | 'lastName' | 'phone' | 'mobile' | 'username' | 'company' | 'jobTitle' | 'website',
  ) => ({
    value: values[key],
    error: errors[key],
    autoComplete: 'off',
    onValueChange: (next: string) => set({ [key]: next }),
  });
  return (
    <Card title={t('details')}>
      <Stack gap={5}>
        {isNew && (
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={values.email}
            error={errors['email']}
            onValueChange={(email) => set({ email })}
          />
        )}
        <Grid fit="14rem" gap={5}>
          <TextField
            label={t('firstName')}
            optional
            maxLength={customerLimits.name}
            {...field('firstName')}
          />
          <TextField label={t('lastName')} optional maxLength={customerLimits.name} {...field('lastName')} />
          <TextField label={t('phone')} optional maxLength={customerLimits.phone} {...field('phone')} />
          <TextField label={t('mobile')} optional maxLength={customerLimits.phone} {...field('mobile')} />
          <TextField label={t('company')} optional maxLength={customerLimits.company} {...field('company')} />
          <TextField
            label={t('jobTitle')}
            optional
            maxLength={customerLimits.jobTitle}
            {...field('jobTitle')}
          />
          <TextField
            label={t('website')}
            optional
            placeholder="https://"
            maxLength={customerLimits.website}
            {...field('website')}
          />
          <TextField
            label={t('username')}
            optional
            help={t('usernameHelp')}
            maxLength={customerLimits.username}
            {...field('username')}
          />
        </Grid>
        <Checkbox
          label={t('worksForTheStore')}
          help={maySetInternal ? t('onceTheyHaveAccountConfirmed') : t('onlyTeamMembersPermissionSettings')}
          disabled={!maySetInternal}
          checked={values.internal}
          onCheckedChange={(internal) => set({ internal })}
        />
      </Stack>
    </Card>
  );
}

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
  const t = useTexts(deskCustomersTexts);
  const leadText = useLeadText();
  const journey = customer?.statusJourney ?? [];
  return (
    <Card title={t('lead')} description={t('leadDescription')}>
      <Stack gap={5}>
        <Grid fit="14rem" gap={5}>
          <Select
            label={t('leadStatus')}
            options={[
              { value: '', label: t('none') },
              ...leadStatuses.map((value) => ({ value, label: leadText(value) })),
            ]}
            value={values.leadStatus ?? ''}
            error={errors['leadStatus']}
            onValueChange={(next) => set({ leadStatus: next === '' ? null : next })}
          />
          <NumberField
            label={t('potentialValue', { currency })}
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
          label={t('askedToPayOnTerms')}
          checked={values.requestTerms}
          onCheckedChange={(requestTerms) => set({ requestTerms })}
        />
        {journey.length > 0 && (
          <div>
            <strong>{t('statusJourney')}</strong>
            <ol aria-label={t('statusJourney')}>
              {journey.map(({ status, at, by }) => (
                <li key={`${at} ${status ?? ''}`}>
                  {status === null ? t('none') : leadText(status)} · <time dateTime={at}>{timeText(at)}</time>
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
  const t = useTexts(deskCustomersTexts);
  const fault = (key: string): string | undefined =>
    Object.entries(errors).find(([field]) => field === key || field.startsWith(`${key}.`))?.[1];
  return (
    <Card title={t('tags')} description={t('tagsDescription')}>
      <Stack gap={5}>
        <TagsField
          label={t('tags')}
          tags={values.tags}
          error={fault('tags')}
          onChange={(tags) => set({ tags })}
        />
        <TagsField
          label={t('services')}
          tags={values.services}
          error={fault('services')}
          onChange={(services) => set({ services })}
        />
        <TagsField
          label={t('industries')}
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
  const t = useTexts(deskCustomersTexts);
  return (
    <Card title={t('socialMedia')} description={t('socialMediaDescription')}>
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
