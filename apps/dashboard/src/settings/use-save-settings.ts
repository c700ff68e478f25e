import { submitFault, useSettingsUpdateMutation, type CallArg } from '@omnis/api-client';
import type { SubmitFault } from '@omnis/ui';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

type SettingsBody = CallArg<'settings.update'>['body'];

/** A fault of one field, as the server names it by its path in the body. */
interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/**
 * Saves a part of the store's settings, and says so.
 *
 * @param inForm - what a fault of the body is called in the form
 */
export function useSaveSettings(
  onSaved: () => void,
  inForm: (fault: FieldFault) => FieldFault,
): (body: SettingsBody) => Promise<SubmitFault | undefined> {
  const { division } = useActiveStore();
  const [update] = useSettingsUpdateMutation();
  return async (body) => {
    const { error } = await update({ params: { division }, body });
    if (error !== undefined) {
      const fault = submitFault(error);
      return { ...fault, errors: fault.errors.map(inForm) };
    }
    snackbars.show({ text: 'Saved', tone: 'success' });
    onSaved();
    return undefined;
  };
}
