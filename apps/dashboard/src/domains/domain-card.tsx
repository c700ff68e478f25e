import {
  errorText,
  useDashboardCheckDomainMutation,
  useDashboardRemoveDomainMutation,
  useDashboardUpdateDomainMutation,
} from '@omnis/api-client';
import type { StoreDomain } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, IconButton, Menu, Notice, Stack } from '@omnis/ui';
import { Ellipsis, Star, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { Ago } from '../parts/ago.tsx';
import { introOf, missingTexts, stateOf } from './domain-texts.ts';
import { RecordsList } from './records-list.tsx';

const Checked = styled.small.withConfig({ componentId: 'dashboard-domain-checked' })`
  margin-inline-start: ${token('space.3')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

const newKey = (): Record<'Idempotency-Key', string> => ({ 'Idempotency-Key': randomUuid() });

/** A domain of the store: its state, the records that it needs, and what can be done with it. */
export function DomainCard({ domain }: { readonly domain: StoreDomain }): ReactElement {
  const { id, name, state, isPrimary, records, version } = domain;
  const params = { division: useDivision(), id };
  const [check, checking] = useDashboardCheckDomainMutation();
  const [update] = useDashboardUpdateDomainMutation();
  const [remove, removing] = useDashboardRemoveDomainMutation();
  const [isAsking, setIsAsking] = useState(false);
  const missing = missingTexts(domain);
  const isConnected = state === 'connected';
  const badge = stateOf(domain);
  const failed = (error: unknown): void => {
    snackbars.show({ text: errorText(error), tone: 'error' });
  };
  const look = async (): Promise<void> => {
    const { data, error } = await check({ params, body: {} });
    if (data === undefined) return failed(error);
    if (!isConnected && data.state === 'connected')
      snackbars.show({ text: `${name} is connected`, tone: 'success' });
    else if (data.certificate.state === 'waiting' && data.check?.leadsHere)
      snackbars.show({ text: 'The certificate is being made. Check again in a minute.', tone: 'neutral' });
    else if (missingTexts(data).length === 0)
      snackbars.show({ text: `${name} works as it should`, tone: 'success' });
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
      text: primary ? `Your store is known by ${name}` : 'Your store is known by its first address again',
      tone: 'success',
    });
    return undefined;
  };
  const confirm = async (): Promise<void> => {
    const { data, error } = await remove({ params, headers: newKey() });
    setIsAsking(false);
    if (data === undefined) return failed(error);
    snackbars.show({ text: `${name} was removed`, tone: 'success' });
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
              <IconButton size="sm" label={`Actions for ${name}`}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              ...(isConnected
                ? [
                    {
                      key: 'primary',
                      label: isPrimary ? 'Use the first address instead' : 'Make primary',
                      icon: <Star aria-hidden="true" />,
                      onSelect: () => void setPrimary(!isPrimary),
                    },
                  ]
                : []),
              {
                key: 'remove',
                label: 'Remove domain',
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
        <p>{introOf(domain)}</p>
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
            loadingLabel="Checking"
            onClick={() => void look()}
          >
            Check now
          </Button>
          {domain.check !== null && (
            <Checked>
              Checked <Ago at={domain.check.at} />
            </Checked>
          )}
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${name}?`}
        text={
          isConnected
            ? 'Shoppers who use it no longer find your store, and links to it stop working.'
            : 'You can add it again later, with new records.'
        }
        confirmLabel="Remove domain"
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
