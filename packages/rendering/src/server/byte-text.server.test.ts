// @vitest-environment node
import { expect, it } from 'vitest';
import { byteText, textOfBytes } from './byte-text.server.ts';

it('has a character for each byte, and gives the text back', () => {
  const text = '<p>Women’s – 12 € é 𝄞</p>';
  const bytes = byteText(text);
  expect(bytes).toHaveLength(new TextEncoder().encode(text).length);
  expect(/^[\0-\xff]*$/.test(bytes)).toBe(true);
  expect(bytes.startsWith('<p>Women')).toBe(true);
  expect(textOfBytes(bytes)).toBe(text);
});
