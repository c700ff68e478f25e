import { submitFault, useAtlasUpdateStoreProjectMutation } from '@omnis/api-client';
import {
  storeChatChannelNames,
  storeChatChannels,
  storeDemographicNames,
  storeDemographics,
  storeIntegrationTypeNames,
  storeIntegrationTypes,
  storePaymentIntervalNames,
  storePaymentIntervals,
} from '@omnis/models';
import { Button, Card, Checkbox, FormStack, Select, Switch, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import type { StoreCardProps } from './active-card.tsx';

/** Stands for none, which a select cannot have as ''. */
const none = 'none';

function choicesOf<T extends string>(
  names: readonly T[],
  titles: Readonly<Record<T, string>>,
  noneLabel: string,
): { value: T | typeof none; label: string }[] {
  return [{ value: none, label: noneLabel }, ...names.map((value) => ({ value, label: titles[value] }))];
}

const demographics = choicesOf(storeDemographicNames, storeDemographics, 'Not said');
const intervals = choicesOf(storePaymentIntervalNames, storePaymentIntervals, 'Not agreed');
const integrations = choicesOf(storeIntegrationTypeNames, storeIntegrationTypes, 'Nothing else');

const chosen = <T extends string>(names: readonly T[], value: string): T | null =>
  names.find((name) => name === value) ?? null;

function ProjectForm({ store }: StoreCardProps): ReactElement {
  const [save] = useAtlasUpdateStoreProjectMutation();
  const form = useForm({
    initialValues: {
      isVip: store.isVip,
      managed: store.managed,
      isFraud: store.isFraud,
      fraudReason: store.fraudReason,
      demographic: store.demographic ?? none,
      paymentInterval: store.paymentInterval ?? none,
      integrationType: store.integrationType ?? none,
      'live-chat': store.chatChannels.includes('live-chat'),
      phone: store.chatChannels.includes('phone'),
    },
    schema: { fraudReason: [['max_length', 1000]] },
    onSubmit: async ({ fraudReason, demographic, paymentInterval, integrationType, ...values }) => {
      const { error } = await save({
        params: { id: store.division },
        body: {
          version: store.version,
          isVip: values.isVip,
          managed: values.managed,
          isFraud: values.isFraud,
          ...(values.isFraud && { fraudReason }),
          demographic: chosen(storeDemographicNames, demographic),
          paymentInterval: chosen(storePaymentIntervalNames, paymentInterval),
          integrationType: chosen(storeIntegrationTypeNames, integrationType),
          chatChannels: storeChatChannelNames.filter((channel) => values[channel]),
        },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: 'Store saved', tone: 'success' });
      return undefined;
    },
  });
  return (
    <FormStack form={form} gap={5}>
      <Switch
        label="VIP"
        help="Its chats and orders come before those of other stores."
        {...form.check('isVip')}
      />
      <Switch
        label="Managed by us"
        help="Staff who review stores may come in while it is closed."
        {...form.check('managed')}
      />
      <Switch
        label="Fraud suspected"
        help="Its shop stays open but takes no orders and no payments."
        {...form.check('isFraud')}
      />
      {form.values.isFraud && (
        <TextArea
          label="Reason for the suspicion"
          help="The store’s team reads it in the dashboard; shoppers do not."
          maxLength={1000}
          rows={3}
          {...form.field('fraudReason')}
        />
      )}
      <Select label="Kind of seller" options={demographics} {...form.field('demographic')} />
      <Select
        label="Paid out"
        help="The owners read it on their payments page, where the platform takes the payments."
        options={intervals}
        {...form.field('paymentInterval')}
      />
      <Select label="Also sells through" options={integrations} {...form.field('integrationType')} />
      <fieldset className="rights">
        <legend>The shop offers</legend>
        {storeChatChannelNames.map((channel) => (
          <Checkbox key={channel} label={storeChatChannels[channel]} {...form.check(channel)} />
        ))}
      </fieldset>
      <div>
        <Button type="submit">Save store</Button>
      </div>
    </FormStack>
  );
}

function Facts({ store }: StoreCardProps): ReactElement {
  const facts: readonly (readonly [string, string])[] = [
    ['VIP', store.isVip ? 'Yes' : 'No'],
    ['Managed by us', store.managed ? 'Yes' : 'No'],
    ['Fraud suspected', store.isFraud ? store.fraudReason : 'No'],
    ['Kind of seller', store.demographic === null ? 'Not said' : storeDemographics[store.demographic]],
    [
      'Paid out',
      store.paymentInterval === null ? 'Not agreed' : storePaymentIntervals[store.paymentInterval],
    ],
    [
      'Also sells through',
      store.integrationType === null ? 'Nothing else' : storeIntegrationTypes[store.integrationType],
    ],
    [
      'The shop offers',
      store.chatChannels.map((channel) => storeChatChannels[channel]).join(', ') || 'Nothing',
    ],
  ];
  return (
    <dl>
      {facts.map(([term, text]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The place of a store on the platform; a form for those who may decide it. */
export function ProjectCard({ store }: StoreCardProps): ReactElement {
  const { held } = usePermission('stores.manage');
  return (
    <Card
      title="What it is to us"
      footer={
        held ? undefined : (
          <ProtectedButton permission="stores.manage" variant="secondary">
            Change store
          </ProtectedButton>
        )
      }
    >
      {held ? <ProjectForm store={store} /> : <Facts store={store} />}
    </Card>
  );
}
