import { useContext, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { FormDialogContext } from '../dialog/form-dialog-context.ts';
import type { Space } from '../layout/space.ts';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import type { Form } from './use-form.ts';

/** Properties of {@link FormStack}. */
export interface FormStackProps {
  /** Form from `useForm`. */
  readonly form: Pick<Form<object>, 'props' | 'message' | 'submitting'>;
  /** For a button that stands outside of the form. */
  readonly id?: string;
  /** Step of the spacing scale between the fields; 4 unless told. */
  readonly gap?: Space;
  readonly children: ReactNode;
}

/**
 * A form with its fields below each other; what is wrong with it as a whole stands above them, comes into sight and is
 * read out. In a `FormDialog` it stands above the buttons.
 *
 * @example
 * ```tsx
 * import { Button, FormStack, TextField, useForm } from '@omnis/ui';
 * export const Rename = ({ send }: { send: (name: string) => Promise<void> }) => {
 *   const form = useForm({ initialValues: { name: '' }, schema: { name: 'required' }, onSubmit: ({ name }) => send(name) });
 *   return <FormStack form={form}><TextField label="Name" {...form.field('name')} /><Button type="submit">Save</Button></FormStack>;
 * };
 * ```
 */
export function FormStack({ form, id, gap = 4, children }: FormStackProps): ReactElement {
  const { message, submitting } = form;
  const tellDialog = useContext(FormDialogContext);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tellDialog === null) return undefined;
    tellDialog({ message, submitting });
    return () => tellDialog({ message: null, submitting: false });
  }, [tellDialog, message, submitting]);
  useEffect(() => {
    // The button of a long form is at its end, so the message is scrolled into view.
    if (message !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <form id={id} {...form.props}>
      <Stack gap={gap}>
        {message !== null && tellDialog === null && (
          <div ref={said}>
            <Notice tone="error" alert>
              {message}
            </Notice>
          </div>
        )}
        {children}
      </Stack>
    </form>
  );
}
