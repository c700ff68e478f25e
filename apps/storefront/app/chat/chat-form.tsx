import { liveChatGroupId, liveChatLimits } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { Button, Notice, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ShownChat } from './use-chat.ts';

/** Who it is and what it is about; a signed-in customer is known (storefront.md §4: identified by name and email). */
export function ChatForm({ chat: { session, group } }: { readonly chat: ShownChat }): ReactElement {
  const t = useTexts(chatTexts);
  const user = useAppSelector(selectUser);
  const form = useForm({
    initialValues: {
      name: user === null ? '' : `${user.firstName} ${user.lastName}`.trim(),
      email: user?.email ?? '',
      text: '',
    },
    schema: { name: ['required'], email: ['required', 'email'], text: ['required'] },
    onSubmit: (values) => session.start({ ...values, group: liveChatGroupId(group) }),
  });
  return (
    <form className="start" {...form.props}>
      <p>{t('intro')}</p>
      <TextField
        label={t('name')}
        required
        autoComplete="name"
        maxLength={liveChatLimits.name}
        {...form.field('name')}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.field('email')}
      />
      <TextArea
        label={t('firstMessage')}
        required
        rows={3}
        maxLength={liveChatLimits.message}
        {...form.field('text')}
      />
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <Button type="submit" loading={form.submitting} loadingLabel={t('starting')}>
        {t('start')}
      </Button>
    </form>
  );
}
