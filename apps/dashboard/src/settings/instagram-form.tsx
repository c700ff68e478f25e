import { submitFault, useSettingsConnectInstagramMutation } from '@omnis/api-client';
import { Button, FormStack, Inline, Link, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

const console = 'https://developers.facebook.com/apps/';

/** Properties of {@link InstagramForm}. */
export interface InstagramFormProps {
  /** What sends it is called so. */
  readonly action: string;
  readonly onConnected: () => void;
  /** It was asked for: the keyboard goes on in its field, and it can be closed again. */
  readonly onCancel?: () => void;
}

/** How a token is made, and the field that it is pasted into. */
export function InstagramForm({ action, onConnected, onCancel }: InstagramFormProps): ReactElement {
  const { division } = useActiveStore();
  const [connect] = useSettingsConnectInstagramMutation();
  const form = useForm({
    initialValues: { token: '' },
    schema: { token: ['required'] },
    onSubmit: async ({ token }) => {
      const { data, error } = await connect({ params: { division }, body: { token } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: `Connected to @${data.connection?.username ?? ''}`, tone: 'success' });
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
        <li>
          Your account on Instagram must be one for business or creators; in its settings you can make it one.
        </li>
        <li>
          Open{' '}
          <Link href={console} target="_blank">
            your apps at Meta
          </Link>{' '}
          and make one of the type Business, or open the one that you have.
        </li>
        <li>
          Choose “Instagram”, “API setup with Instagram login”, add your account there, and press “Generate
          token” beside it.
        </li>
        <li>Copy the token and paste it here. It lasts 60 days, and is renewed by itself.</li>
      </ol>
      <TextField
        ref={field}
        label="Access token"
        required
        autoComplete="off"
        spellCheck={false}
        help="It is kept sealed, and shown to nobody again."
        {...form.field('token')}
      />
      <Inline gap={3}>
        <Button type="submit" loading={form.submitting}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Inline>
    </FormStack>
  );
}
