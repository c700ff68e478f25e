import { submitFault, useSettingsConnectInstagramMutation } from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { Button, FormStack, Inline, Link, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { settingsTexts } from '../texts/settings/index.ts';

const console = 'https://developers.facebook.com/apps/';

/** Properties of {@link InstagramForm}. */
export interface InstagramFormProps {
  /** Label of the button that sends it. */
  readonly action: string;
  readonly onConnected: () => void;
  /** It was asked for: the keyboard goes on in its field, and it can be closed again. */
  readonly onCancel?: () => void;
}

/** How a token is made, and the field that it is pasted into. */
export function InstagramForm({ action, onConnected, onCancel }: InstagramFormProps): ReactElement {
  const t = useTexts(settingsTexts);
  const { division } = useActiveStore();
  const [connect] = useSettingsConnectInstagramMutation();
  const form = useForm({
    initialValues: { token: '' },
    schema: { token: ['required'] },
    onSubmit: async ({ token }) => {
      const { data, error } = await connect({ params: { division }, body: { token } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: t('connectedTo', { username: data.connection?.username ?? '' }),
        tone: 'success',
      });
      onConnected();
      return undefined;
    },
  });
  const field = useRef<HTMLInputElement>(null);
  const isAskedFor = onCancel !== undefined;
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);
  return (
    <FormStack form={form}>
      <ol>
        <li>{t('accountInstagramMustOneBusiness')}</li>
        <li>
          {textParts(t, 'openMakeOneTypeBusiness', {
            link: (
              <Link href={console} target="_blank">
                {t('yourAppsAtMeta')}
              </Link>
            ),
          })}
        </li>
        <li>{t('chooseInstagramApiSetupInstagram')}</li>
        <li>{t('copyTokenPasteHereLasts')}</li>
      </ol>
      <TextField
        ref={field}
        label={t('accessToken')}
        required
        autoComplete="off"
        spellCheck={false}
        help={t('accessTokenHelp')}
        {...form.field('token')}
      />
      <Inline gap={3}>
        <Button type="submit" loading={form.submitting}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Inline>
    </FormStack>
  );
}
