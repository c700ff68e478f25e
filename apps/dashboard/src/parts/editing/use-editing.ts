import { useEffect, useState, type SubmitEventHandler } from 'react';
import { useNavigate } from 'react-router';
import type { RecordForm } from '@omnis/desk';

/** Saving and leaving of a page with a form. */
export interface Editing {
  /** True while leaving would lose something. */
  readonly dirty: boolean;
  readonly save: () => Promise<void>;
  /** Leaves for another page without a question: what was typed is saved or deleted. */
  readonly leaveFor: (path: string) => void;
  /** Properties of the form's element. */
  readonly formProps: {
    readonly id: string;
    readonly noValidate: true;
    readonly onSubmit: SubmitEventHandler;
  };
}

/**
 * Saving of a page's form and leaving the page. After a refusal the first field at fault gets the focus.
 *
 * @param id - of the form's element
 * @param next - the page to go to once it is saved; null to stay
 */
export function useEditing<Saved>(
  id: string,
  form: Pick<RecordForm<never, Saved>, 'dirty' | 'saving' | 'save'>,
  next: (saved: Saved) => string | null,
): Editing {
  const navigate = useNavigate();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  // The guard has to see that nothing is unsaved before the address changes.
  useEffect(() => {
    if (leavingFor !== null) void navigate(leavingFor);
  }, [leavingFor, navigate]);
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved !== null) return setLeavingFor(next(saved));
    // The messages stand with the next picture.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${id} [aria-invalid="true"]`)?.focus());
  };
  return {
    dirty: form.dirty && leavingFor === null,
    save,
    leaveFor: setLeavingFor,
    formProps: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (!form.saving) void save();
      },
    },
  };
}
