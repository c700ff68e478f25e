import { submitFault } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { tagsOf } from '../../products/bulk/bulk-words.ts';
import { partsTexts } from '../../texts/parts/index.ts';

/** A change of tags. */
export interface TagsAction {
  readonly kind: 'tags';
  readonly add: string[];
  readonly remove: string[];
}

/** Properties of {@link EditTagsDialog}. */
export interface EditTagsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The owner of the tags: “3 orders”. */
  readonly whose: string;
  /** Gives the error, or undefined once it has begun. */
  readonly start: (action: TagsAction) => Promise<unknown>;
}

function TagsForm({ id, onClose, start }: EditTagsDialogProps & { readonly id: string }): ReactElement {
  const t = useTexts(partsTexts);
  const form = useForm({
    initialValues: { add: '', remove: '' },
    onSubmit: async ({ add, remove }) => {
      const error = await start({ kind: 'tags', add: tagsOf(add), remove: tagsOf(remove) });
      if (error === undefined) return onClose();
      const { message, errors } = submitFault(error);
      return {
        message,
        errors: errors.map(({ field, message: text }) => ({
          field: field.replace(/^action\./, '').replace(/\.\d+$/, ''),
          message: text,
        })),
      };
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label={t('addTags')} help={t('addTagsHelp')} autoComplete="off" {...form.field('add')} />
      <TextField label={t('removeTags')} optional autoComplete="off" {...form.field('remove')} />
    </FormStack>
  );
}

/** Adds tags to the rows that are selected, or removes some. */
export function EditTagsDialog(props: EditTagsDialogProps): ReactElement {
  const t = useTexts(partsTexts);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('editTags')}
      description={t('canUndoDay', { whose: props.whose })}
      submitLabel={t('saveTags')}
    >
      {(id) => <TagsForm id={id} {...props} />}
    </FormDialog>
  );
}
