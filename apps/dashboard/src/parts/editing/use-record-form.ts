import { useRecordForm as useForm, type RecordForm, type RecordFormOptions } from '@omnis/desk';
import { snackbars } from '../../app/store.ts';

/** Values, messages and saving of a record of the dashboard, which says in a snackbar that it was saved. */
export function useRecordForm<Values, Saved>(
  options: Omit<RecordFormOptions<Values, Saved>, 'tell'>,
): RecordForm<Values, Saved> {
  return useForm({ ...options, tell: snackbars.show });
}
