import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { useUiText } from '../text/ui-text.tsx';

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Consequence of the action, and whether it can be undone. */
  readonly text: ReactNode;
  /** Says the action: “Delete page” rather than “OK”. */
  readonly confirmLabel: string;
  /** “Cancel” unless told. */
  readonly cancelLabel?: string;
  /** The action destroys something: its button is red, and the focus starts on Cancel. */
  readonly danger?: boolean;
  /** The action is under way. */
  readonly loading?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something is done (storefront.md §4 “Delete page”). It does not close itself on confirm: the caller does when the action is done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
  loading = false,
  onConfirm,
}: ConfirmDialogProps): ReactElement {
  const say = useUiText();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      size="sm"
      initialFocus={danger ? cancel : undefined}
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? say('Cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
