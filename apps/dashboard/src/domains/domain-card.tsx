import {
  errorText,
  useDashboardCheckDomainMutation,
  useDashboardRemoveDomainMutation,
  useDashboardUpdateDomainMutation,
} from '@omnis/api-client';
import type { StoreDomain } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, IconButton, Menu, Notice, Stack } from '@omnis/ui';
import { Ellipsis, Star, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { Ago } from '../parts/ago.tsx';
import { certificateText, introOf, missingTexts, stateOf } from './domain-texts.ts';
import { RecordsList } from './records-list.tsx';
import { domainsTexts } from '../texts/domains/index.ts';

const Checked = styled.small.withConfig({ componentId: 'dashboard-domain-checked' })`
  margin-inline-start: ${token('space.3')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

const newKey = (): Record<'Idempotency-Key', string> => ({ 'Idempotency-Key': randomUuid() });

/** A domain of the store: its state, the records that it needs, and what can be done with it. */
export function DomainCard({ domain }: { readonly domain: StoreDomain }): ReactElement {
  const t = useTexts(domainsTexts);
  const { id, name, state, isPrimary, records, version } = domain;
  const params = { division: useDivision(), id };
  const [check, checking] = useDashboardCheckDomainMutation();
  const [update] = useDashboardUpdateDomainMutation();
  const [remove, removing] = useDashboardRemoveDomainMutation();
  const [isAsking, setIsAsking] = useState(false);
  const missing = missingTexts(t, domain);
  const isConnected = state === 'connected';
  const badge = stateOf(t, domain);
  const failed = (error: unknown): void => {
    snackbars.show({ text: errorText(error), tone: 'error' });
  };
  const look = async (): Promise<void> => {
    const { data, error } = await check({ params, body: {} });
    if (data === undefined) return failed(error);
    if (!isConnected && data.state === 'connected')
      snackbars.show({ text: t('domainConnected', { name }), tone: 'success' });
    else if (data.certificate.state === 'waiting' && data.check?.leadsHere)
      snackbars.show({ text: t('certificateBeingMadeCheckAgain'), tone: 'neutral' });
    else if (missingTexts(t, data).length === 0)
      snackbars.show({ text: t('worksAsItShould', { name }), tone: 'success' });
    return undefined;
  };
  const setPrimary = async (primary: boolean): Promise<void> => {
    const { data, error } = await update({
      params,
      body: { isPrimary: primary, version },
      headers: newKey(),
    });
    if (data === undefined) return failed(error);
    snackbars.show({
      text: primary ? t('yourStoreIsKnownBy', { name }) : t('storeKnownFirstAddressAgain'),
      tone: 'success',
    });
    return undefined;
  };
  const confirm = async (): Promise<void> => {
    const { data, error } = await remove({ params, headers: newKey() });
    setIsAsking(false);
    if (data === undefined) return failed(error);
    snackbars.show({ text: t('wasRemoved', { name }), tone: 'success' });
    return undefined;
  };
  return (
    <Card
      title={name}
      actions={
        <>
          <Badge tone={badge.tone}>{badge.text}</Badge>
          <Menu
            align="end"
            trigger={
              <IconButton size="sm" label={t('actionsFor', { name })}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              ...(isConnected
                ? [
                    {
                      key: 'primary',
                      label: isPrimary ? t('useTheFirstAddressInstead') : t('makePrimary'),
                      icon: <Star aria-hidden="true" />,
                      onSelect: () => void setPrimary(!isPrimary),
                    },
                  ]
                : []),
              {
                key: 'remove',
                label: t('removeDomain'),
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onSelect: () => setIsAsking(true),
              },
            ]}
          />
        </>
      }
    >
      <Stack gap={4}>
        <p>{introOf(t, domain)}</p>
        {missing.length > 0 && (
          <Notice tone="warning">
            {missing.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
        {(!isConnected || missing.length > 0) && <RecordsList records={records} name={name} />}
        <div>
          <Button
            variant="secondary"
            size="sm"
            loading={checking.isLoading}
            loadingLabel={t('checking')}
            onClick={() => void look()}
          >
            {t('checkNow')}
          </Button>
          {checking.data && <Checked>{certificateText(t, checking.data.certificate)}</Checked>}
          {domain.check !== null && (
            <Checked>{textParts(t, 'checked', { ago: <Ago at={domain.check.at} /> })}</Checked>
          )}
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('remove', { name })}
        text={isConnected ? t('shoppersWhoUseNoLonger') : t('canAddAgainLaterNew')}
        confirmLabel={t('removeDomain')}
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
