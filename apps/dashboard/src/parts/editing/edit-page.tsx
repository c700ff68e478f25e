import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Notice } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from '../save-bar.tsx';
import type { Editing } from './use-editing.ts';
import type { RecordForm } from '@omnis/desk';
import { partsTexts } from '../../texts/parts/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-edit-page' })`
  .columns,
  .columns > div,
  .columns form {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  /* A field that gets the focus is not below the bar of unsaved changes. */
  input,
  textarea {
    scroll-margin-bottom: 8rem;
  }
  .fault {
    margin-bottom: ${token('space.5')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

/** Properties of {@link EditPage}. */
export interface EditPageProps {
  readonly form: Pick<RecordForm<never, never>, 'errors' | 'message' | 'saving' | 'discard'>;
  readonly editing: Editing;
  /** A new record is saved by the button of its head, not by the bar. */
  readonly isNew: boolean;
  /** The whole page is the form; false where cards beside it have forms of their own. */
  readonly isForm?: boolean;
  readonly head: ReactNode;
  /** The cards; `.columns` puts them in two columns. */
  readonly children: ReactNode;
}

/** Frame of a page that edits one record: head, message, cards, and the bar of unsaved changes. */
export function EditPage(props: EditPageProps): ReactElement {
  const t = useTexts(partsTexts);
  const { form, editing, isNew, isForm = true, head, children } = props;
  const hasFaults = form.message !== null || Object.keys(form.errors).length > 0;
  return (
    <Root {...(isForm && { as: 'form', ...editing.formProps })}>
      <LeaveGuard dirty={editing.dirty} />
      {head}
      {hasFaults && (
        <div className="fault">
          <Notice tone="error" alert>
            {form.message ?? t('someFieldsNeedAnotherLook')}
          </Notice>
        </div>
      )}
      {children}
      {!isNew && editing.dirty && (
        <SaveBar saving={form.saving} onDiscard={form.discard} onSave={() => void editing.save()} />
      )}
    </Root>
  );
}
