import type { ManagedPost } from '@omnis/contract';
import { postLimits, type PostState } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Select, Stack, TextArea, TextField, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { WrittenText } from '../parts/written-text.tsx';
import type { PostForm } from './use-post-form.ts';
import { blogTexts } from '../texts/blog/index.ts';

/** Properties of the cards of a post. */
export interface PostCardProps {
  readonly form: PostForm;
}

/** Title, text and excerpt of a post. */
export function WordsCard({ form: { values, set, errors } }: PostCardProps): ReactElement {
  const t = useTexts(blogTexts);
  return (
    <Card title={t('words')}>
      <Stack gap={4}>
        <TextField
          label={t('title')}
          required
          maxLength={postLimits.title}
          value={values.title}
          error={errors['title']}
          onValueChange={(title) => set({ title })}
        />
        <WrittenText
          tall
          label={t('text')}
          html={values.content}
          maxLength={postLimits.content}
          error={errors['content']}
          nothing={t('nothingWritten')}
          onChange={(content) => set({ content })}
        />
        <TextArea
          label={t('excerpt')}
          optional
          rows={3}
          help={t('excerptHelp')}
          maxLength={postLimits.excerpt}
          value={values.excerpt}
          error={errors['excerpt']}
          onValueChange={(excerpt) => set({ excerpt })}
        />
      </Stack>
    </Card>
  );
}

const stateHelp = {
  draft: 'draftHelp',
  scheduled: 'scheduledHelp',
  published: 'publishedHelp',
} as const satisfies Record<PostState, string>;

/** Tells who sees a post, and from which time on. */
export function PublishingCard({ form: { values, set, errors, saved } }: PostCardProps): ReactElement {
  const t = useTexts(blogTexts);
  const { state, time } = values;
  const publishedAt = saved?.state === 'published' && state === 'published' ? saved.publishedAt : null;
  return (
    <Card title={t('publishing')}>
      <Stack gap={4}>
        <Select<PostState>
          label={t('visibility')}
          help={
            publishedAt === null ? t(stateHelp[state]) : t('publishedOn', { time: timeText(publishedAt) })
          }
          value={state}
          options={[
            { value: 'draft', label: t('draft') },
            { value: 'published', label: t('published') },
            { value: 'scheduled', label: t('scheduled') },
          ]}
          {...(state !== 'scheduled' && { error: errors['publishedAt'] })}
          onValueChange={(next) => set({ state: next })}
        />
        {state === 'scheduled' && (
          <TextField
            type="datetime-local"
            label={t('time')}
            required
            value={time}
            error={errors['publishedAt']}
            onValueChange={(next) => set({ time: next })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Author, tags and address of a post. */
export function DetailsCard({
  form: { values, set, errors },
  post,
}: PostCardProps & { readonly post: ManagedPost | null }): ReactElement {
  const t = useTexts(blogTexts);
  const tagFault = Object.entries(errors).find(([field]) => field === 'tags' || field.startsWith('tags.'));
  return (
    <Card title={t('details')}>
      <Stack gap={4}>
        <TextField
          label={t('author')}
          optional
          help={t('authorHelp')}
          maxLength={postLimits.author}
          value={values.author}
          error={errors['author']}
          onValueChange={(author) => set({ author })}
        />
        <TextField
          label={t('tags')}
          optional
          help={t('tagsHelp')}
          value={values.tags}
          error={tagFault?.[1]}
          onValueChange={(tags) => set({ tags })}
        />
        <TextField
          label={t('url')}
          optional={post === null}
          prefix="/blog/"
          help={t(post === null ? 'urlHelp' : 'urlChangeHelp')}
          maxLength={postLimits.url}
          autoComplete="off"
          spellCheck={false}
          value={values.url}
          error={errors['url']}
          onValueChange={(url) => set({ url })}
        />
      </Stack>
    </Card>
  );
}
