import { useDashboardCreatePostMutation, useDashboardUpdatePostMutation } from '@omnis/api-client';
import type { ManagedPost } from '@omnis/contract';
import type { RecordForm } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { useDivision } from '../app/session.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { bodyOf, changesOf, newPost, valuesOf, type PostFormValues } from './post-values.ts';
import { blogTexts } from '../texts/blog/index.ts';

/** A post that is being written or changed. */
export type PostForm = RecordForm<PostFormValues, ManagedPost>;

/** Values, messages and saving of a post. @param post - null for a new one */
export function usePostForm(post: ManagedPost | null): PostForm {
  const t = useTexts(blogTexts);
  const division = useDivision();
  const [create] = useDashboardCreatePostMutation();
  const [update] = useDashboardUpdatePostMutation();
  return useRecordForm({
    record: post,
    blank: newPost,
    valuesOf,
    send: ({ saved, start, values, headers }) => {
      const now = new Date().toISOString();
      return saved === null
        ? create({ params: { division }, headers, body: bodyOf(values, now) })
        : update({
            params: { division, id: saved.id },
            headers,
            body: {
              ...changesOf(start, values, { publishedAt: saved.publishedAt, now }),
              version: saved.version,
            },
          });
    },
    done: { created: t('postCreated'), saved: t('postSaved') },
  });
}
