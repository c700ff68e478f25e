import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, FormStack, IconButton, TextField, useForm } from '@omnis/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useOrderWork } from './order-work.ts';
import { useAddNote } from './use-add-note.ts';
import { LockedButton } from './work-button.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

const Root = styled.ul.withConfig({ componentId: 'desk-order-tags' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: 0 0 ${token('space.4')};
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-width: 0;
    min-height: 2rem;
    padding-inline-start: ${token('space.3')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    overflow-wrap: anywhere;
  }
  li:not(:has(button)) {
    padding-inline-end: ${token('space.3')};
  }
`;

/** A text of tags, split at its commas. */
const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Tags by which the team sorts an order. */
export function TagsCard({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(deskWorkTexts);
  const { id, tags } = order;
  const change = useAddNote(id);
  const { missing, tell } = useOrderWork();
  const lacking = missing('note');
  const [removing, setRemoving] = useState<string | null>(null);
  const form = useForm({
    initialValues: { tags: '' },
    onSubmit: async ({ tags: text }) => {
      const addTags = tagsIn(text);
      if (addTags.length === 0) return { errors: [{ field: 'tags', message: t('enterATag') }] };
      const fault = await change({ addTags });
      if (!fault) {
        form.reset();
        return undefined;
      }
      const [first] = fault.errors ?? [];
      return first ? { errors: [{ field: 'tags', message: first.message }] } : fault;
    },
  });
  async function remove(tag: string): Promise<void> {
    setRemoving(tag);
    const fault = await change({ removeTags: [tag] });
    setRemoving(null);
    if (fault) tell({ text: fault.message ?? t('theTagWasNotRemovedTryAgain'), tone: 'error' });
  }
  return (
    <Card title={t('tags')}>
      {tags.length > 0 && (
        <Root aria-label={t('tagsOfThisOrder')}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {lacking === null && (
                <IconButton
                  label={t('removeTag', { tag })}
                  size="sm"
                  disabled={removing !== null}
                  onClick={() => void remove(tag)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </Root>
      )}
      {lacking === null ? (
        <FormStack form={form} gap={3}>
          <TextField
            label={t('addTags')}
            help={t('addTagsHelp')}
            autoComplete="off"
            {...form.field('tags')}
          />
          <div>
            <Button type="submit" variant="secondary" loading={form.submitting}>
              {t('add')}
            </Button>
          </div>
        </FormStack>
      ) : (
        <LockedButton variant="secondary" missing={lacking}>
          {t('addTags')}
        </LockedButton>
      )}
    </Card>
  );
}
