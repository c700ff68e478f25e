import type { ReactElement, ReactNode } from 'react';
import type { Space } from '../layout/space.ts';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import type { Form } from './use-form.ts';

/** Properties of {@link FormStack}. */
export interface FormStackProps {
  /** What `useForm` gave. */
  readonly form: Pick<Form<object>, 'props' | 'message'>;
  /** For a button that stands outside of the form. */
  readonly id?: string;
  /** Step of the spacing scale between the fields; 4 unless told. */
  readonly gap?: Space;
  readonly children: ReactNode;
}

/**
 * A form with its fields below each other; what is wrong with it as a whole stands above them and is read out.
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
  return (
    <form id={id} {...form.props}>
      <Stack gap={gap}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        {children}
      </Stack>
    </form>
  );
}
