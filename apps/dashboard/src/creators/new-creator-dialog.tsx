import { submitFault, useDashboardCreateCreatorMutation } from '@omnis/api-client';
import { creatorLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';
import { creatorsTexts } from '../texts/creators/index.ts';

function NewCreatorForm({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(creatorsTexts);
  const division = useDivision();
  const navigate = useNavigate();
  const [create] = useDashboardCreateCreatorMutation();
  const form = useForm({
    initialValues: { name: '' },
    schema: { name: ['required', ['max_length', creatorLimits.name]] },
    onSubmit: async (body) => {
      const { data, error } = await create({ params: { division }, body });
      if (data === undefined) return submitFault(error);
      await navigate(`/dashboard/creators/${data.id}/`);
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={creatorLimits.name}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormStack>
  );
}

/** Properties of {@link NewCreatorDialog}. */
export interface NewCreatorDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Adds a creator by name, and goes on to the rest. */
export function NewCreatorDialog({ open, onClose }: NewCreatorDialogProps): ReactElement {
  const t = useTexts(creatorsTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('newCreator')}
      description={t('newCreatorDescription')}
      submitLabel={t('addTheCreator')}
    >
      {(id) => <NewCreatorForm id={id} />}
    </FormDialog>
  );
}
