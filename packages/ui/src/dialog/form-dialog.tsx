import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useUiText } from '../text/ui-text.tsx';

/** Properties of {@link FormDialog}. */
export interface FormDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size' | 'finalFocus'
> {
  readonly onClose: () => void;
  /** The words of the button that sends. */
  readonly submitLabel: string;
  /** What is sent takes something away. */
  readonly danger?: boolean;
  /** The form, made anew each time the dialog opens; it has the id that it is given. */
  readonly children: (id: string) => ReactNode;
}

/**
 * A dialog around one form, with a button to send it and one to leave it.
 *
 * @example
 * ```tsx
 * import { FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
 * const Invite = ({ id, done }: { id: string; done: () => void }) => {
 *   const form = useForm({ initialValues: { email: '' }, schema: { email: ['required', 'email'] }, onSubmit: done });
 *   return <FormStack id={id} form={form}><TextField label="Email" {...form.field('email')} /></FormStack>;
 * };
 * export const InviteDialog = ({ open, close }: { open: boolean; close: () => void }) => (
 *   <FormDialog open={open} onClose={close} title="Invite" submitLabel="Send">{(id) => <Invite id={id} done={close} />}</FormDialog>
 * );
 * ```
 */
export function FormDialog({
  open,
  onClose,
  submitLabel,
  danger = false,
  children,
  ...rest
}: FormDialogProps): ReactElement {
  const say = useUiText();
  const id = useId();
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {open && children(id)}
    </Dialog>
  );
}
