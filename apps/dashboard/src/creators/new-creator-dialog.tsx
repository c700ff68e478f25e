import { submitFault, useDashboardCreateCreatorMutation } from '@omnis/api-client';
import { creatorLimits } from '@omnis/models';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';

function NewCreatorForm({ id }: { readonly id: string }): ReactElement {
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
        label="Name"
        help="Picture, words and links come next."
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New creator"
      description="Somebody who designs or makes what you sell, or a studio of several."
      submitLabel="Add the creator"
    >
      {(id) => <NewCreatorForm id={id} />}
    </FormDialog>
  );
}
