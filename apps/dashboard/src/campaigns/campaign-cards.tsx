import { useDashboardCustomerSegmentsQuery } from '@omnis/api-client';
import type { CampaignValues } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Checkbox, IconButton, Select, Stack, TextArea, TextField } from '@omnis/ui';
import { readRelated } from '@omnis/models';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import type { RecordForm } from '@omnis/desk';
import { SearchRows } from '../shop-search/search-rows.ts';
import { campaignsTexts } from '../texts/campaigns/index.ts';

/** Properties of the cards of a notification's form. */
export interface CampaignCardProps {
  readonly form: Pick<RecordForm<CampaignValues, never>, 'values' | 'set' | 'update' | 'errors'>;
}

/** Title, text, link and image. */
export function WordsCard({ form: { values, set, errors } }: CampaignCardProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const about = readRelated(values.related);
  return (
    <Card title={t('words')} description={about ? t('relatedProduct', { id: about.id }) : undefined}>
      <Stack gap={5}>
        <TextField
          label={t('title')}
          required
          maxLength={120}
          value={values.title}
          error={errors['title'] ?? null}
          onValueChange={(title) => set({ title })}
        />
        <TextArea
          label={t('body')}
          optional
          rows={4}
          maxLength={1000}
          value={values.body}
          error={errors['body'] ?? null}
          onValueChange={(body) => set({ body })}
        />
        <TextField
          label={t('href')}
          optional
          help={t('hrefHelp')}
          value={values.href}
          error={errors['href'] ?? null}
          onValueChange={(href) => set({ href })}
        />
        <TextField
          label={t('image')}
          optional
          help={t('imageHelp')}
          value={values.image ?? ''}
          error={errors['image'] ?? null}
          onValueChange={(image) => set({ image: image === '' ? null : image })}
        />
      </Stack>
    </Card>
  );
}

/** The buttons of a notification: up to three. */
export function ButtonsCard({ form: { values, update, errors } }: CampaignCardProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const change = (at: number, changes: Partial<CampaignValues['actions'][number]>): void =>
    update((now) => ({
      actions: now.actions.map((action, place) => (place === at ? { ...action, ...changes } : action)),
    }));
  return (
    <Card title={t('buttons')}>
      <Stack gap={4}>
        {values.actions.length > 0 && (
          <SearchRows aria-label={t('buttons')}>
            {values.actions.map(({ text, href, primary }, at) => (
              // Rows have nothing of their own to be told by but their place.
              <li key={at}>
                <div className="fields two">
                  <TextField
                    label={t('buttonText', { number: at + 1 })}
                    required
                    maxLength={40}
                    value={text}
                    error={errors[`actions.${at}.text`] ?? null}
                    onValueChange={(value) => change(at, { text: value })}
                  />
                  <TextField
                    label={t('buttonHref', { number: at + 1 })}
                    required
                    value={href}
                    error={errors[`actions.${at}.href`] ?? null}
                    onValueChange={(value) => change(at, { href: value })}
                  />
                  <Checkbox
                    label={t('mainButton')}
                    checked={primary}
                    onCheckedChange={(checked) => change(at, { primary: checked })}
                  />
                </div>
                <IconButton
                  className="remove"
                  label={t('removeButton', { number: at + 1 })}
                  onClick={() =>
                    update((now) => ({ actions: now.actions.filter((_, place) => place !== at) }))
                  }
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </SearchRows>
        )}
        {values.actions.length < 3 && (
          <div>
            <Button
              variant="secondary"
              onClick={() =>
                update((now) => ({
                  actions: [...now.actions, { text: '', href: '', primary: now.actions.length === 0 }],
                }))
              }
            >
              {t('addButton')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Template, position and form. */
export function LookCard({ form: { values, set } }: CampaignCardProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const has = (name: 'email' | 'firstName'): boolean => values.formFields.includes(name);
  return (
    <Card title={t('look')}>
      <Stack gap={5}>
        <Select<CampaignValues['template']>
          label={t('template')}
          options={(['Simple', 'Bag', 'Shove'] as const).map((value) => ({ value, label: t(value) }))}
          value={values.template}
          onValueChange={(template) => set({ template })}
        />
        <Select<CampaignValues['position']>
          label={t('position')}
          options={[
            { value: 'top-right', label: t('topRight') },
            { value: 'header', label: t('header') },
          ]}
          value={values.position}
          onValueChange={(position) => set({ position })}
        />
        <Checkbox
          label={t('hasForm')}
          help={t('hasFormHelp')}
          checked={has('email')}
          onCheckedChange={(checked) => set({ formFields: checked ? ['email'] : [] })}
        />
        {has('email') && (
          <Checkbox
            label={t('asksName')}
            checked={has('firstName')}
            onCheckedChange={(checked) => set({ formFields: checked ? ['firstName', 'email'] : ['email'] })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** The recipients of a notification. */
export function AudienceCard({ form: { values, set, errors } }: CampaignCardProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const segments = useDashboardCustomerSegmentsQuery({ params: { division: useDivision() } });
  return (
    <Card title={t('who')}>
      <Stack gap={5}>
        <Select<CampaignValues['audience']>
          label={t('audience')}
          help={values.audience === 'visitors' ? t('visitorsHelp') : t('subscribersHelp')}
          options={(['subscribers', 'segment', 'visitors'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
          value={values.audience}
          onValueChange={(audience) => set({ audience, segment: null })}
        />
        {values.audience === 'segment' && (
          <Select
            label={t('whichSegment')}
            required
            options={[
              { value: '', label: t('chooseSegment') },
              ...(segments.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={values.segment ?? ''}
            error={errors['segment'] ?? null}
            onValueChange={(segment) => set({ segment: segment === '' ? null : segment })}
          />
        )}
      </Stack>
    </Card>
  );
}
