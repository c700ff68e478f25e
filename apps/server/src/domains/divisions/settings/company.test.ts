import { describe, expect, it } from 'vitest';
import { companyFailure } from './company.ts';

const company = { name: 'Tea & Mill Ltd', address: '', vatNumber: '', companyNumber: '' };

describe('companyFailure', () => {
  it.each([
    ['no numbers', 'GB', {}, []],
    ['good numbers', 'GB', { vatNumber: 'GB123456782', companyNumber: '01234567' }, []],
    ['a wrong check digit', 'GB', { vatNumber: 'GB123456783' }, ['company.vatNumber']],
    ['platform.md §5 charity number', 'GB', { charityNumber: 'SC037711' }, []],
    [
      'platform.md §5 charity number: Invalid Charity Number',
      'GB',
      { charityNumber: '12' },
      ['company.charityNumber'],
    ],
    ['a wrong register number', 'GB', { companyNumber: '12' }, ['company.companyNumber']],
    ['a number of another country of the union', 'DE', { vatNumber: '12' }, ['company.vatNumber']],
    ['the register of another country', 'DE', { companyNumber: 'HRB 12' }, []],
    ['a tax number of elsewhere', 'US', { vatNumber: '12-3456789' }, []],
  ])('%s', (_name, country, numbers, fields) => {
    const failure = companyFailure({ ...company, ...numbers }, country);
    expect(failure?.errors.map(({ field }) => field) ?? []).toEqual(fields);
  });
});
