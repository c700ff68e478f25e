import {
  errorText,
  submitFault,
  useDashboardCheckShopifyMutation,
  useDashboardUpdateShopifyMutation,
} from '@omnis/api-client';
import type { ShopifyConnection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, FormStack, Inline, LinkButton, RadioGroup, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { sendPath } from './send-address.ts';
import { shopifyTexts } from '../texts/shopify/index.ts';

/** Properties of {@link ProfileCard}. */
export interface ProfileCardProps {
  readonly connection: ShopifyConnection;
  /** Call it once the profile or the list has changed. */
  readonly onChanged: () => void;
}

/** The delivery profile in Shopify that the store's products belong to (platform.md §6). */
export function ProfileCard({ connection, onChanged }: ProfileCardProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateShopifyMutation();
  const [check, checking] = useDashboardCheckShopifyMutation();
  const { profiles, profileId, version } = connection;
  const form = useForm({
    initialValues: { profileId: profileId ?? '' },
    onSubmit: async (values) => {
      if (values.profileId === '') return { errors: [{ field: 'profileId', message: t('chooseProfile') }] };
      const { error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { profileId: values.profileId, version },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('profileSaved'), tone: 'success' });
      onChanged();
      return undefined;
    },
  });
  const refresh = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': randomUuid() };
    const { data, error } = await check({ params: { division }, headers, body: {} });
    if (data === undefined) snackbars.show({ text: errorText(error), tone: 'error' });
    else if (data.connection?.problem === null) snackbars.show({ text: t('listRefreshed'), tone: 'success' });
    onChanged();
  };
  return (
    <Card
      title={t('profileTitle')}
      description={t('profileText')}
      actions={
        <Button
          variant="secondary"
          size="sm"
          loading={checking.isLoading}
          loadingLabel={t('refreshList')}
          onClick={() => void refresh()}
        >
          {t('refreshList')}
        </Button>
      }
    >
      {profiles.length === 0 ? (
        <p>{t('noProfiles')}</p>
      ) : (
        <FormStack form={form}>
          <RadioGroup
            label={t('profile')}
            options={profiles.map(({ id, name, isDefault }) => ({
              value: id,
              label: name,
              ...(isDefault && { help: t('defaultProfile') }),
            }))}
            {...form.field('profileId')}
          />
          <Inline gap={3}>
            <Button type="submit" loading={form.submitting}>
              {t('saveProfile')}
            </Button>
            {profileId !== null && (
              <LinkButton variant="secondary" href={sendPath}>
                {t('sendProducts')}
              </LinkButton>
            )}
          </Inline>
        </FormStack>
      )}
    </Card>
  );
}
