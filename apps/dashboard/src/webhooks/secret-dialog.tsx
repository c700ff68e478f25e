import { webhookSecretHours } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Dialog, IconButton, Notice, Stack } from '@omnis/ui';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { webhooksTexts, type WebhooksTexts } from '../texts/webhooks/index.ts';

const Secret = styled.p.withConfig({ componentId: 'dashboard-webhook-secret' })`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.3')};
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.md')};

  code {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
  }
`;

async function copy(t: WebhooksTexts, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show({ text: t('secretCopied'), code: 'copied', tone: 'success' });
  } catch {
    snackbars.show({
      text: t('cannotCopy'),
      code: 'copied',
      tone: 'error',
    });
  }
}

/** Properties of {@link SecretDialog}. */
export interface SecretDialogProps {
  /** null: nothing is shown. */
  readonly secret: string | null;
  /** True when it replaces another one. */
  readonly isNext?: boolean;
  readonly onClose: () => void;
}

/** Shows the secret of a webhook, once. */
export function SecretDialog({ secret, isNext = false, onClose }: SecretDialogProps): ReactElement {
  const t = useTexts(webhooksTexts);
  return (
    <Dialog
      open={secret !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('signingSecret')}
      description={t('signingSecretDescription')}
      persistent
      footer={<Button onClick={onClose}>{t('iHaveSavedIt')}</Button>}
    >
      <Stack gap={4}>
        <Secret>
          <code>{secret}</code>
          <IconButton label={t('copySecret')} size="sm" onClick={() => void copy(t, secret ?? '')}>
            <Copy aria-hidden="true" />
          </IconButton>
        </Secret>
        <Notice tone="warning">
          {t('weShowOnceSaveWhere')}{' '}
          {isNext && t('theFormerSecretWorksForAnotherHours', { webhookSecretHours })}
        </Notice>
      </Stack>
    </Dialog>
  );
}
