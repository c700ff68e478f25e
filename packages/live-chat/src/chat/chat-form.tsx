import { chatTextFault, liveChatGroupId, liveChatLimits } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Button, Notice, TextArea, TextField, useForm } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { chatTexts } from '../texts/chat/index.ts';
import { keepDraft, readDraft } from './chat-draft.ts';
import { readLength } from './chat-length.ts';
import type { ShownChat } from './use-chat.ts';

type User = ReturnType<typeof selectUser>;

/** First values of the form: those typed in this tab before, or those of the signed-in person. */
function firstValues(user: User) {
  const { name, email, text } = readDraft();
  return {
    name: name || (user === null ? '' : `${user.firstName} ${user.lastName}`.trim()),
    email: email || (user?.email ?? ''),
    text,
  };
}

/** Asks for name and question; a signed-in customer is known (storefront.md §4: identified by name and email). */
export function ChatForm({ chat: { session, group } }: { readonly chat: ShownChat }): ReactElement {
  const t = useTexts(chatTexts);
  const user = useAppSelector(selectUser);
  const [initialValues] = useState(() => firstValues(user));
  const form = useForm({
    initialValues,
    schema: {
      name: ['required'],
      email: ['required', 'email'],
      text: [(text) => (typeof text === 'string' ? chatTextFault(text) : null)],
    },
    onSubmit: (values) => session.start({ ...values, group: liveChatGroupId(group) }),
  });
  const { reset } = form;
  const wasSignedIn = useRef(user !== null);
  useEffect(() => {
    // Signing out takes the typed text along: it is already forgotten.
    if (wasSignedIn.current && user === null) reset(firstValues(null));
    wasSignedIn.current = user !== null;
  }, [user, reset]);
  const field = (name: 'name' | 'email' | 'text') => {
    const binding = form.field(name);
    const onValueChange = (value: string): void => {
      binding.onValueChange(value);
      keepDraft({ [name]: value });
    };
    return { ...binding, onValueChange };
  };
  const { length, isNear, isOver } = readLength(form.values.text);
  const text = field('text');
  return (
    <form className="start" {...form.props}>
      <p>{t('intro')}</p>
      <TextField
        label={t('name')}
        required
        autoComplete="name"
        maxLength={liveChatLimits.name}
        {...field('name')}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <TextArea
        label={t('firstMessage')}
        required
        rows={3}
        {...text}
        help={isNear ? t('length', { count: length, most: liveChatLimits.message }) : undefined}
        error={isOver ? t('tooLong') : text.error}
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
