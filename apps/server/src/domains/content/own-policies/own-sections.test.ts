import { expect, test } from 'vitest';
import { sectionsOf } from './own-sections.ts';

test('own words of a policy have parts by their headings, and what stands before them', () => {
  expect(sectionsOf('<p>First.</p><h2>Who <b>we</b> are &amp; where</h2><p>Here.</p><h2>Law</h2>')).toEqual([
    { title: '', html: '<p>First.</p>' },
    { title: 'Who we are & where', html: '<p>Here.</p>' },
    { title: 'Law', html: '' },
  ]);
  expect(sectionsOf('<h2>One</h2><p>Text</p>')).toEqual([{ title: 'One', html: '<p>Text</p>' }]);
});
