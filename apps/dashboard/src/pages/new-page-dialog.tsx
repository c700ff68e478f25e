import { submitFault, usePagesCreateMutation } from '@omnis/api-client';
import { slugOfTitle } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useActiveStore } from '../app/session.ts';
import { pagesTexts } from '../texts/pages/index.ts';

/** Longest title of a page, as its head takes it. */
const longest = 120;

/** Blocks come in the editor; until then nobody but the team finds the page. */
const emptyPage = (title: string) => ({
  // The server makes the address from the title.
  url: '',
  layout: 'standard',
  published: false,
  properties: { title, isStorePage: true },
  blocks: [],
});

function NewPageForm({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(pagesTexts);
  const { division, host } = useActiveStore();
  const navigate = useNavigate();
  const [create] = usePagesCreateMutation();
  const form = useForm({
    initialValues: { title: '' },
    schema: { title: ['required', ['max_length', longest]] },
    onSubmit: async ({ title }) => {
      const { data, error } = await create({ params: { division }, body: emptyPage(title.trim()) });
      if (data === undefined) return titled(submitFault(error));
      await navigate(`/dashboard/pages/${data.id}/`);
      return undefined;
    },
  });
  const { title } = form.values;
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('title')}
        help={t('addressHelp', { host, path: `/${slugOfTitle(title) || '…'}/` })}
        maxLength={longest}
        autoComplete="off"
        {...form.field('title')}
      />
    </FormStack>
  );
}

/** The address is made from the title, so its faults are shown at the title. */
function titled(fault: ReturnType<typeof submitFault>): ReturnType<typeof submitFault> {
  return { ...fault, errors: fault.errors.map((each) => ({ ...each, field: 'title' })) };
}

/** Properties of {@link NewPageDialog}. */
export interface NewPageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes a page by its title, and goes on to its editor. */
export function NewPageDialog({ open, onClose }: NewPageDialogProps): ReactElement {
  const t = useTexts(pagesTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('newPage')}
      description={t('newPageDescription')}
      submitLabel={t('makeThePage')}
    >
      {(id) => <NewPageForm id={id} />}
    </FormDialog>
  );
}
