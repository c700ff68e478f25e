import { submitFault, useAtlasUpdateStoreProjectMutation } from '@omnis/api-client';
import {
  storeBetaNames,
  storeBetas,
  storeChatChannelNames,
  storeChatChannels,
  storeDemographicNames,
  storeDemographics,
  storeIntegrationTypeNames,
  storeIntegrationTypes,
  storePaymentIntervalNames,
  storePaymentIntervals,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Checkbox, FormStack, Select, Switch, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import type { StoreCardProps } from './active-card.tsx';
import { storesTexts } from '../texts/stores/index.ts';

/** Stands for none, which a select cannot have as ''. */
const none = 'none';

function choicesOf<T extends string>(
  names: readonly T[],
  titles: Readonly<Record<T, string>>,
  noneLabel: string,
): { value: T | typeof none; label: string }[] {
  return [{ value: none, label: noneLabel }, ...names.map((value) => ({ value, label: titles[value] }))];
}

const chosen = <T extends string>(names: readonly T[], value: string): T | null =>
  names.find((name) => name === value) ?? null;

function ProjectForm({ store }: StoreCardProps): ReactElement {
  const t = useTexts(storesTexts);
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
      promoUrl: store.promoUrl,
      'live-chat': store.chatChannels.includes('live-chat'),
      phone: store.chatChannels.includes('phone'),
      'compare-pictures': store.betas.includes('compare-pictures'),
    },
    schema: { fraudReason: [['max_length', 1000]], promoUrl: ['url', ['max_length', 300]] },
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
          promoUrl: values.promoUrl.trim(),
          chatChannels: storeChatChannelNames.filter((channel) => values[channel]),
          betas: storeBetaNames.filter((beta) => values[beta]),
        },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('storeSaved'), tone: 'success' });
      return undefined;
    },
  });
  return (
    <FormStack form={form} gap={5}>
      <Switch label={t('vip')} help={t('vipHelp')} {...form.check('isVip')} />
      <Switch label={t('managedByUs')} help={t('managedHelp')} {...form.check('managed')} />
      <Switch label={t('fraudSuspected')} help={t('fraudHelp')} {...form.check('isFraud')} />
      {form.values.isFraud && (
        <TextArea
          label={t('reasonForSuspicion')}
          help={t('suspicionHelp')}
          maxLength={1000}
          rows={3}
          {...form.field('fraudReason')}
        />
      )}
      <Select
        label={t('kindOfSeller')}
        options={choicesOf(storeDemographicNames, storeDemographics, t('notSaid'))}
        {...form.field('demographic')}
      />
      <Select
        label={t('paidOut')}
        help={t('paidOutHelp')}
        options={choicesOf(storePaymentIntervalNames, storePaymentIntervals, t('notAgreed'))}
        {...form.field('paymentInterval')}
      />
      <Select
        label={t('alsoSellsThrough')}
        options={choicesOf(storeIntegrationTypeNames, storeIntegrationTypes, t('nothingElse'))}
        {...form.field('integrationType')}
      />
      <TextField
        label={t('promotionPage')}
        optional
        help={t('promotionHelp')}
        placeholder="https://"
        maxLength={300}
        {...form.field('promoUrl')}
      />
      <fieldset className="rights">
        <legend>{t('shopOffers')}</legend>
        {storeChatChannelNames.map((channel) => (
          <Checkbox key={channel} label={storeChatChannels[channel]} {...form.check(channel)} />
        ))}
      </fieldset>
      <fieldset className="rights">
        <legend>{t('betas')}</legend>
        {storeBetaNames.map((beta) => (
          <Checkbox
            key={beta}
            label={storeBetas[beta].name}
            help={storeBetas[beta].description}
            {...form.check(beta)}
          />
        ))}
      </fieldset>
      <div>
        <Button type="submit">{t('saveStore')}</Button>
      </div>
    </FormStack>
  );
}

function Facts({ store }: StoreCardProps): ReactElement {
  const t = useTexts(storesTexts);
  const facts: readonly (readonly [string, string])[] = [
    [t('storeNumber'), store.hash],
    [t('promotionPage'), store.promoUrl || t('none')],
    [t('vip'), store.isVip ? t('yes') : t('no')],
    [t('managedByUs'), store.managed ? t('yes') : t('no')],
    [t('fraudSuspected'), store.isFraud ? store.fraudReason : t('no')],
    [t('kindOfSeller'), store.demographic === null ? t('notSaid') : storeDemographics[store.demographic]],
    [
      t('paidOut'),
      store.paymentInterval === null ? t('notAgreed') : storePaymentIntervals[store.paymentInterval],
    ],
    [
      t('alsoSellsThrough'),
      store.integrationType === null ? t('nothingElse') : storeIntegrationTypes[store.integrationType],
    ],
    [
      t('shopOffers'),
      store.chatChannels.map((channel) => storeChatChannels[channel]).join(', ') || t('nothing'),
    ],
    [t('betas'), store.betas.map((beta) => storeBetas[beta].name).join(', ') || t('none')],
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
  const t = useTexts(storesTexts);
  const { held } = usePermission('stores.manage');
  return (
    <Card
      title={t('whatItIsToUs')}
      footer={
        held ? undefined : (
          <ProtectedButton permission="stores.manage" variant="secondary">
            {t('changeStore')}
          </ProtectedButton>
        )
      }
    >
      {held ? <ProjectForm store={store} /> : <Facts store={store} />}
    </Card>
  );
}
