import { expect, it } from 'vitest';
import { namesInWords } from './request-form.tsx';

it('says names as a sentence does', () => {
  expect(namesInWords([])).toBe('');
  expect(namesInWords(['Ada'])).toBe('Ada');
  expect(namesInWords(['Ada', 'Ben', 'Cy'])).toBe('Ada, Ben or Cy');
});
