import { describe, expect, it } from 'vitest';
import { clientErrors, formReducer, initialFormState, shownErrors } from './form-state.ts';

const start = initialFormState({ email: '', name: '' });

describe('U8 form state', () => {
  it('U8 shows the rules’ messages only at fields that were left or sent', () => {
    const errors = clientErrors({ email: ['required', 'email'], name: 'required' }, start.values);
    expect(errors).toEqual({ email: 'This field is required', name: 'This field is required' });
    expect(shownErrors(start, errors)).toEqual({});
    const left = formReducer(start, { type: 'touched', field: 'email' });
    expect(shownErrors(left, errors)).toEqual({ email: 'This field is required' });
    const sent = formReducer(start, { type: 'refused', fields: ['email', 'name'] });
    expect(Object.keys(shownErrors(sent, errors))).toEqual(['email', 'name']);
  });

  it('U8 puts the server’s messages at their fields until these change', () => {
    const failed = formReducer(start, {
      type: 'failed',
      fault: {
        message: 'Invalid',
        errors: [
          { field: 'email', message: 'Taken' },
          { field: 'email', message: 'Second' },
        ],
      },
    });
    expect(shownErrors(failed, {})).toEqual({ email: 'Taken' });
    expect(failed.message).toBeNull();
    const changed = formReducer(failed, { type: 'changed', values: { email: 'a@b.example' } });
    expect(shownErrors(changed, {})).toEqual({});
  });

  it('U8 shows what belongs to no field above the form', () => {
    const failed = formReducer(start, {
      type: 'failed',
      fault: { message: 'Too many attempts', errors: [{ field: 'ip', message: 'Blocked' }] },
    });
    expect(failed.message).toBe('Too many attempts Blocked');
    expect(formReducer(failed, { type: 'submitting' }).message).toBeNull();
    const said = 'This link is not valid any more';
    const fault = { message: said, errors: [{ field: 'token', message: said }] };
    expect(formReducer(start, { type: 'failed', fault }).message).toBe(said);
  });

  it('U8 does not take an inherited name for a field', () => {
    const failed = formReducer(start, {
      type: 'failed',
      fault: { errors: [{ field: 'constructor', message: 'Odd' }] },
    });
    expect(failed.serverErrors).toEqual({});
    expect(failed.message).toBe('Odd');
  });
});
