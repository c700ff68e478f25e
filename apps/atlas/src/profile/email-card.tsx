import { useAccountConfirmation } from '@omnis/account';
import {
  errorText,
  submitFault,
  useAtlasChangeMyEmailMutation,
  useAtlasKeepMyEmailMutation,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, FormStack, Inline, Notice, Stack, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import type { Me } from './me.ts';
import { profileTexts } from '../texts/profile/index.ts';

function EmailForm({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTexts(profileTexts);
  const [change] = useAtlasChangeMyEmailMutation();
  const confirmation = useAccountConfirmation();
  const form = useForm({
    initialValues: { email: '' },
    schema: { email: ['required', 'email'] },
    onSubmit: async ({ email }) => {
      let error: unknown;
      const asked = await confirmation.run(async () => {
        const answer = await change({ body: { email: email.trim() } });
        ({ error } = answer);
        return answer;
      });
      if (asked === undefined) return error === undefined ? undefined : submitFault(error);
      snackbars.show({ text: t('checkInbox'), tone: 'success' });
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <FormStack form={form}>
        <TextField
          label={t('newEmailAddress')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.field('email')}
        />
        <Inline gap={3}>
          <Button type="submit">{t('sendLink')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Inline>
      </FormStack>
      {confirmation.dialog}
    </>
  );
}

/** The email address to sign in with: asks for another one, which is proved before it counts (platform.md §3 User). */
export function EmailCard({ me: { email, newEmail } }: { readonly me: Me }): ReactElement {
  const t = useTexts(profileTexts);
  const [keep, keeping] = useAtlasKeepMyEmailMutation();
  const [isEditing, setEditing] = useState(false);
  const drop = async (): Promise<void> => {
    const { error } = await keep();
    snackbars.show(
      error === undefined
        ? { text: t('youKeep', { email }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <Card title={t('emailAddress')} description={t('emailAddressText')}>
      <Stack gap={5}>
        <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>
        {newEmail !== null && (
          <Notice tone="info" title={t('waitingFor', { email: newEmail })}>
            {t('openLink', { email })}
          </Notice>
        )}
        {isEditing ? (
          <EmailForm onClose={() => setEditing(false)} />
        ) : (
          <Inline gap={3}>
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {newEmail === null ? t('changeEmailAddress') : t('chooseAnotherAddress')}
            </Button>
            {newEmail !== null && (
              <Button variant="ghost" loading={keeping.isLoading} onClick={() => void drop()}>
                {t('keepEmail', { email })}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
