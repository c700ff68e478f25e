import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormDialogContext, type FormDialogState } from './form-dialog-context.ts';
import { useUiText } from '../text/ui-text.tsx';

/** Properties of {@link FormDialog}. */
export interface FormDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'description' | 'size' | 'finalFocus'
> {
  readonly onClose: () => void;
  /** The words of the button that sends. */
  readonly submitLabel: string;
  /** The words of the button that leaves it; Cancel unless told. */
  readonly closeLabel?: string;
  /** True when sending it removes something. */
  readonly danger?: boolean;
  /** The form, made anew each time the dialog opens; it has the id that it is given. */
  readonly children: (id: string) => ReactNode;
}

/**
 * A dialog around one form, with a button to send it and one to leave it. While a `FormStack` in it is sent, the button
 * says so; what is wrong with the whole of it stands above the buttons, in sight however far the form is scrolled.
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
  closeLabel,
  danger = false,
  children,
  ...rest
}: FormDialogProps): ReactElement {
  const say = useUiText();
  const id = useId();
  const [{ submitting, message }, setState] = useState<FormDialogState>({ submitting: false, message: null });
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {message !== null && (
            <div className="said">
              <Notice tone="error" alert>
                {message}
              </Notice>
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            {closeLabel ?? say('Cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={submitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {open && <FormDialogContext value={setState}>{children(id)}</FormDialogContext>}
    </Dialog>
  );
}
