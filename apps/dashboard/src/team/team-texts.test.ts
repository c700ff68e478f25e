import { dashboardPermissionNames } from '@omnis/models';
import { expect, it } from 'vitest';
import { namesInWords } from '../access/request-form.tsx';
import { permissionsInWords } from './team-texts.ts';

it('says permissions in their own order, whatever the order they were given in', () => {
  expect(permissionsInWords([])).toBe('No permissions yet');
  expect(permissionsInWords(['pages', 'orders'])).toBe('Orders, Pages');
  expect(permissionsInWords(dashboardPermissionNames)).toBe('Everything a member can do');
});

it('says names as a sentence does', () => {
  expect(namesInWords([])).toBe('');
  expect(namesInWords(['Ada'])).toBe('Ada');
  expect(namesInWords(['Ada', 'Ben', 'Cy'])).toBe('Ada, Ben or Cy');
});
