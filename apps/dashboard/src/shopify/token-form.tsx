import {
  submitFault,
  useDashboardConnectShopifyMutation,
  useDashboardUpdateShopifyMutation,
} from '@omnis/api-client';
import type { ShopifyConnection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, FormStack, Inline, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { shopifyTexts } from '../texts/shopify/index.ts';

/** Properties of {@link ConnectForm}. */
export interface ConnectFormProps {
  readonly onConnected: () => void;
}

/** How an access token is made, and the fields that connect a shop by it. */
export function ConnectForm({ onConnected }: ConnectFormProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [connect] = useDashboardConnectShopifyMutation();
  const form = useForm({
    initialValues: { shopDomain: '', accessToken: '' },
    schema: { shopDomain: ['required'], accessToken: ['required'] },
    onSubmit: async (body) => {
      const headers = { 'Idempotency-Key': randomUuid() };
      const { data, error } = await connect({ params: { division }, headers, body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: t('connectedTo', { name: data.connection?.shopName ?? '' }),
        tone: 'success',
      });
      onConnected();
      return undefined;
    },
  });
  return (
    <FormStack form={form}>
      <ol>
        <li>{t('stepApp')}</li>
        <li>{t('stepScopes')}</li>
        <li>{t('stepToken')}</li>
      </ol>
      <TextField
        label={t('shopDomain')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={t('shopDomainHelp')}
        {...form.field('shopDomain')}
      />
      <TextField
        label={t('accessToken')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={t('accessTokenHelp')}
        {...form.field('accessToken')}
      />
      <Inline gap={3}>
        <Button type="submit" loading={form.submitting}>
          {t('connect')}
        </Button>
      </Inline>
    </FormStack>
  );
}

/** Properties of {@link TokenForm}. */
export interface TokenFormProps {
  readonly connection: ShopifyConnection;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The field for another access token of the shop that is connected. */
export function TokenForm({ connection, onSaved, onCancel }: TokenFormProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateShopifyMutation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { accessToken: '' },
    schema: { accessToken: ['required'] },
    onSubmit: async ({ accessToken }) => {
      const { error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { accessToken, version: connection.version },
      });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('tokenSaved'), tone: 'success' });
      onSaved();
      return undefined;
    },
  });
  return (
    <FormStack form={form}>
      <TextField
        ref={field}
        label={t('accessToken')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={t('accessTokenHelp')}
        {...form.field('accessToken')}
      />
      <Inline gap={3}>
        <Button type="submit" loading={form.submitting}>
          {t('saveToken')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Inline>
    </FormStack>
  );
}
